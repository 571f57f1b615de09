/** Bytes of memory for each byte of a payload: the stored form, the JSON or base64 form, and the encrypted form. */
export const PAYLOAD_WEIGHT = 10;
