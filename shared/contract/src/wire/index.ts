export const WIRE_VERSION = 1;
