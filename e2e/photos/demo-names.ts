import type { Language } from '../lib/messages/translate.ts';

/** The names and texts of a realistic deployment in one language. */
export interface DemoNames {
  /** The subjects of algorithms. Each subject has one algorithm of each task. */
  readonly subjects: readonly (readonly [slug: string, name: string])[];
  /** The end of an algorithm's name and its description, by task. */
  readonly tasks: Readonly<
    Record<'forecast' | 'anomaly' | 'cluster', { readonly suffix: string; readonly description: string }>
  >;
  readonly tags: readonly string[];
  /** The change notes of the versions of an algorithm, first version first. */
  readonly notes: readonly string[];
  readonly people: readonly string[];
  /** The first group has all people as members, the last one has none. */
  readonly groups: readonly string[];
  /** The names of the algorithms whose versions are trained, by task. */
  readonly trained: { readonly classify: string; readonly cluster: string; readonly anomaly: string };
  /** The name of an uploaded model. */
  readonly uploadedModel: string;
  /** Input for the runs of text apps. */
  readonly inputText: string;
}

const SLUGS = [
  'store-demand',
  'energy-use',
  'checkout-latency',
  'fleet-mileage',
  'returns',
  'call-center-load',
  'cash-flow',
  'sensor-drift',
  'ticket-volume',
  'delivery-time',
  'churn-risk',
  'inventory',
  'water-pressure',
  'room-occupancy',
  'card-payments',
  'web-traffic',
  'spare-parts',
  'patient-arrivals',
  'ad-spend',
  'very-long-name',
] as const;

function createSubjects(...names: readonly string[]): DemoNames['subjects'] {
  return SLUGS.map((slug, index) => [slug, names[index] ?? slug]);
}

export const DEMO_NAMES: Readonly<Record<Language, DemoNames>> = {
  'en-US': {
    subjects: createSubjects(
      'Store demand',
      'Energy use',
      'Checkout latency',
      'Fleet mileage',
      'Returns',
      'Call center load',
      'Cash flow',
      'Sensor drift',
      'Ticket volume',
      'Delivery time',
      'Churn risk',
      'Inventory',
      'Water pressure',
      'Room occupancy',
      'Card payments',
      'Web traffic',
      'Spare parts',
      'Patient arrivals',
      'Ad spend',
      'Quarterly revenue of Asia-Pacific units by product',
    ),
    tasks: {
      forecast: { suffix: 'forecast', description: 'Forecasts the next weeks for planning.' },
      anomaly: { suffix: 'anomalies', description: 'Marks unusual values so that the team can check them.' },
      cluster: { suffix: 'segments', description: 'Groups records with similar values.' },
    },
    tags: ['retail', 'finance', 'operations', 'weekly', 'pilot', 'logistics'],
    notes: ['Baseline', 'Tuned on the second quarter', 'Tuned on the third quarter'],
    people: [
      'Amelia Brooks',
      'Ben Carter',
      'Chloe Nguyen',
      'Daniel Okafor',
      'Elena Rossi',
      'Farid Haddad',
      'Grace Kim',
      'Hugo Martin',
      'Isabel Santos',
      'Jack O’Neill',
      'Karin Lindqvist',
      'Liam Walsh',
      'Maximilian von Hohenlohe-Langenburg',
      'Noor Rahman',
      'Olivia Chen',
      'Priya Natarajan',
      'Quentin Dubois',
      'Ravi Patel',
      'Sofia Ivanova',
      'Tom Baker',
    ],
    groups: [
      'All employees',
      'Data team',
      'Finance',
      'Logistics and customer service of the Asia-Pacific units',
      'QA',
      'Interns',
    ],
    trained: { classify: 'Iris species', cluster: 'Iris segments', anomaly: 'Unusual irises' },
    uploadedModel: 'Pump anomalies',
    inputText: 'Northwind Traders signed a contract with Anna Smith in Berlin on March 3, 2026 for $12,500.',
  },
  'zh-CN': {
    subjects: createSubjects(
      '门店需求',
      '能耗',
      '结账延迟',
      '车队里程',
      '退货',
      '客服话务量',
      '现金流',
      '传感器漂移',
      '工单量',
      '配送时长',
      '流失风险',
      '库存',
      '水压',
      '会议室占用',
      '刷卡支付',
      '网站流量',
      '备件',
      '门诊量',
      '广告花费',
      '亚太区各子公司按产品线和销售渠道划分的季度营业收入',
    ),
    tasks: {
      forecast: { suffix: '预测', description: '预测未来几周的数值，用于制定计划。' },
      anomaly: { suffix: '异常', description: '标出异常数值，供团队核查。' },
      cluster: { suffix: '分群', description: '把数值相近的记录分成一组。' },
    },
    tags: ['零售', '财务', '运营', '每周', '试点', '物流'],
    notes: ['基线', '按第二季度数据调参', '按第三季度数据调参'],
    people: [
      '陈思远',
      '李佳怡',
      '王浩然',
      '张雨桐',
      '刘子墨',
      '赵欣妍',
      '黄俊杰',
      '周梓涵',
      '吴晓琳',
      '徐文博',
      '孙悦',
      '胡一鸣',
      '欧阳锦程',
      '朱可欣',
      '高宇轩',
      '林诗涵',
      '何嘉豪',
      '郭静',
      '马天宇',
      '罗敏',
    ],
    groups: ['全体员工', '数据团队', '财务部', '亚太区各子公司物流与客户服务联合工作组', '质检', '实习生'],
    trained: { classify: '鸢尾花品种', cluster: '鸢尾花分群', anomaly: '异常鸢尾花' },
    uploadedModel: '水泵异常',
    inputText: '2026 年 3 月 3 日，北方贸易公司与张伟在上海签订了金额为 12,500 元的合同。',
  },
};
