/** What is written in the pictures, line by line. */
export const PICTURE_TEXTS = {
  'notice-zh': [
    '图书馆开放时间调整通知',
    '各位读者：',
    '为了更好地服务大家，从十二月一日起，',
    '本馆开放时间调整为每天上午八点至晚上十点。',
    '周末照常开放，节假日另行通知。',
    '如有疑问，请拨打服务电话咨询。',
    '城市图书馆',
  ],
  'receipt-en': [
    'Corner Bakery',
    '14 Harbour Street',
    'Receipt 20481',
    '2 Sourdough bread 9.80',
    '1 Apple pie 4.50',
    '3 Espresso 7.20',
    '1 Orange juice 3.10',
    'Total 24.60',
    'Thank you for your visit',
  ],
  'sign-photo': ['Visitor entrance', '访客入口', 'Open daily 9:00 to 17:30', '请在前台登记'],
} as const;

/** What the codes in the pictures hold, by their kind. */
export const PICTURE_CODES = {
  'parcel-label': [
    'QRCode https://example.com/parcel/7Q-2048-113',
    'Code 128 ATRIUM-000731',
    'EAN-13 4006381333931',
  ],
  'codes-photo': ['DataMatrix LOT 2026-11 / BIN 42', 'PDF417 Boarding: ZHANG/WEI PEK-SHA 21 NOV 08:35 12A'],
} as const;
