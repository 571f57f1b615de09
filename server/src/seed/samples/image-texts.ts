/** The lines of text in each sample image. */
export const IMAGE_TEXTS = {
  'notice-zh': [
    '图书馆开放时间调整通知',
    '各位读者：',
    '为了更好地服务大家，从十二月一日起，',
    '本馆开放时间调整为每天上午八点至晚上十点。',
    '周末照常开放，节假日另行通知。',
    '如有疑问，请拨打服务电话咨询。',
    '城市图书馆',
  ],
  'bill-zh': [
    '账单明细（2026 年 10 月）',
    '客户名称：海风文化传播有限公司',
    '合同编号：HF-2026-0318，付款方式：银行转账',
    '云服务器 4 核 8 GB，使用 31 天，单价 12.50 元，小计 387.50 元',
    '对象存储 500 GB，超出流量按每 GB 0.45 元计费',
    'Support plan (business hours), monthly fee 199.00',
    '本期应付合计 612.35 元，请在 11 月 15 日前支付。',
    '如对账单有异议，请在收到后五个工作日内联系客服。',
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

/** The kind and the content of each code in a sample image. */
export const IMAGE_CODES = {
  'parcel-label': [
    'QRCode https://example.com/parcel/7Q-2048-113',
    'Code 128 ATRIUM-000731',
    'EAN-13 4006381333931',
  ],
  'codes-photo': ['DataMatrix LOT 2026-11 / BIN 42', 'PDF417 Boarding: ZHANG/WEI PEK-SHA 21 NOV 08:35 12A'],
} as const;
