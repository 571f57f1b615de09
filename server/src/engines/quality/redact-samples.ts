interface RedactSample {
  readonly text: string;
  readonly redacted: string;
}

/** Messages of ours with made-up personal data, as they should read once masked. */
export const REDACT_SAMPLES: readonly RedactSample[] = [
  {
    text: '我叫王小明，手机号是13912345678，身份证11010519491231002X。',
    redacted: '我叫[person]，手机号是[phone]，身份证[idCard]。',
  },
  {
    text: '请把款打到银行卡 6222021234567890128，户名李娜，邮箱li.na@example.com。',
    redacted: '请把款打到银行卡 [bankCard]，户名[person]，邮箱[mail]。',
  },
  {
    text: '订单20261121000123456789已发货，共3件，合计1299元。',
    redacted: '订单20261121000123456789已发货，共3件，合计1299元。',
  },
  {
    text: 'My name is Jane Smith, my number is +44 20 7946 0958 and my mail jane@example.com.',
    redacted: 'My name is [person], my number is [phone] and my mail [mail].',
  },
  {
    text: 'Please refund DE89 3704 0044 0532 0130 00. I logged in from 203.0.113.7.',
    redacted: 'Please refund [iban]. I logged in from [ipAddress].',
  },
  {
    text: 'Card 4111 1111 1111 1111 was declined twice; case 1234 5678 9012 3456 is open.',
    redacted: 'Card [bankCard] was declined twice; case 1234 5678 9012 3456 is open.',
  },
];
