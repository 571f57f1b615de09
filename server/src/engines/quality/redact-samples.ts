interface RedactSample {
  readonly text: string;
  readonly redacted: string;
}

/** Texts with invented personal data, written for this project, and their redacted form. */
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
  {
    text: '会议由赵敏主持，陈晓峰和王芳参加，联系座机010-62345678。',
    redacted: '会议由[person]主持，[person]和[person]参加，联系座机[phone]。',
  },
  {
    text: '航班CA1234于2026年8月15日从上海起飞，票价1280元，全程2小时。',
    redacted: '航班CA1234于2026年8月15日从上海起飞，票价1280元，全程2小时。',
  },
  {
    text: 'Hi Peter, please call Sarah Johnson at +1 213 373 4253 before noon.',
    redacted: 'Hi [person], please call [person] at [phone] before noon.',
  },
  {
    text: 'Version 10.2.0.1 of the driver fixes 14 faults; see ticket 20261121-77.',
    redacted: 'Version 10.2.0.1 of the driver fixes 14 faults; see ticket 20261121-77.',
  },
  {
    text: 'SSN 536-22-8714, born on 5 March 1990, lives at 123 Main Street, Springfield, IL 62704.',
    redacted: 'SSN [ssn], born on [birthDate], lives at [address].',
  },
  {
    text: '车牌粤B12345，护照E12345678，微信号：lucky_88。',
    redacted: '车牌[licensePlate]，护照[passport]，微信号：[wechat]。',
  },
  {
    text: '地址：广东省深圳市南山区科技园路12号，出生日期：1990年3月5日。',
    redacted: '地址：[address]，出生日期：[birthDate]。',
  },
  {
    text: 'The gateway fe80::1 answered at 12:30:45; build 2.4.1 is next.',
    redacted: 'The gateway [ipAddress] answered at 12:30:45; build 2.4.1 is next.',
  },
];
