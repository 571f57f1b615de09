/**
 * Texts written for the OCR set after the engine PP-OCRv4 was finished. One later correction of the
 * engine used them: see `README.md` in this folder.
 */
export const OCR_TEXTS = {
  chinese: [
    '每逢周三下午，社区图书室都会举办朗读会。退休教师轮流主持，孩子们围坐一圈，听得十分入神。',
    '安装前请核对配件数量，发现缺失立即联系客服。固定支架时应使用水平仪，误差不得超过两毫米。',
    '雨停之后，山谷里升起薄雾，溪水比平时涨了许多。护林员背着工具，沿着石阶逐段检查护栏。',
    '会员积分每年十二月三十一日清零，请尽早兑换。礼品数量有限，先到先得，不可折算为现金。',
    '旅客乘坐夜间列车时，请保管好随身财物。车厢内二十二点后熄灯，通话请移步至连接处。',
    '工程师在码头安装了新的风速仪，数据每五分钟上传一次，超过六级自动向调度室发出警报。',
    '本季度客户投诉下降了百分之十八，主要原因是缩短了配送时间，并增加了周末值班人员。',
    '泡茶的水温很有讲究：绿茶八十度即可，乌龙要用沸水，头一泡洗茶，第二泡香气最足。',
  ],
  english: [
    'The bakery on the corner opens at five, and the smell of fresh rye bread drifts across the market square before the first tram arrives.',
    'Do not store the battery below freezing. If the case is cracked or swollen, place it outdoors on stone and call the service number at once.',
    'Three engineers inspected the old bridge in October and found that the eastern cables had lost almost a fifth of their original strength.',
    'Applicants should send one page that explains why the project matters, together with two samples of earlier work and a short timetable.',
    'When the kettle whistles, pour half of the water over the leaves, wait forty seconds, and then fill the pot up to the silver line.',
    'Visitors may borrow umbrellas at the reception desk. Please return them on the same day, because the weather here changes within minutes.',
    'Our village choir rehearses every Thursday evening in the school gym; newcomers are welcome, whether or not they can read music.',
    'Figure 12 compares rainfall in 1958 with rainfall in 2021. The wettest month has moved from August to early November.',
  ],
  mixed: [
    '请在 Windows 或 macOS 上安装 Client 4.2，登录后点击 Sync 按钮，等待进度达到 100%。',
    '产品 MX-3108 采用 HDMI 接口，额定功率 65 W，尺寸 340 毫米，附赠 Type-C 数据线一根。',
    '列车 G7512 于 09:20 从 8 站台发车，Please keep your ticket 直到出站，终点为杭州东。',
    '样品批号 QF-771，湿重 18.4 克，pH 值 6.8，记录人 Prof. Klein，分机 3057 转 2。',
  ],
  receipts: [
    [
      'Harbour Deli',
      'Smoked trout',
      '7.40',
      'Sourdough',
      '4.65',
      'Capers',
      '2.35',
      'Lemonade',
      '3.10',
      'Total',
      '17.50',
    ],
    [
      'Corner Hardware',
      'Paint brush',
      '5.80',
      'Wood glue',
      '6.45',
      'Hinges',
      '9.20',
      'Sandpaper',
      '2.55',
      'Total',
      '24.00',
    ],
    ['晨光面包房', '吐司', '12.00', '牛角包', '8.50', '豆浆', '4.00', '蛋挞', '6.00', '合计', '30.50'],
    ['东湖文具店', '钢笔', '36.00', '墨水', '18.50', '信封', '5.00', '橡皮', '2.50', '合计', '62.00'],
  ],
} as const;
