import type { AppKind } from '@atrium/contract';
import type { Language } from '../lib/messages/translate.ts';

/** The texts of a record in each language. */
export type DemoTexts = Readonly<Record<Language, { readonly name: string; readonly description: string }>>;

interface DemoApp {
  /** The slug of the target. */
  readonly target: string;
  readonly texts: DemoTexts;
}

/** The apps of a realistic deployment. Their names and descriptions fit the tasks of their targets. */
export const DEMO_APPS: Readonly<Record<AppKind, readonly DemoApp[]>> = {
  algorithm: [
    {
      target: 'store-demand-forecast',
      texts: {
        'en-US': {
          name: 'Store demand by week',
          description: 'Forecasts the sales of each week for the store managers.',
        },
        'zh-CN': { name: '每周门店需求', description: '为门店经理预测每周销量。' },
      },
    },
    {
      target: 'energy-use-forecast',
      texts: {
        'en-US': {
          name: 'Energy use of building C',
          description: 'Forecasts how much power building C needs.',
        },
        'zh-CN': { name: 'C 座能耗', description: '预测 C 座的用电量。' },
      },
    },
    {
      target: 'checkout-latency-anomaly',
      texts: {
        'en-US': {
          name: 'Slow checkouts',
          description: 'Marks the hours in which the checkout is unusually slow.',
        },
        'zh-CN': { name: '结账过慢', description: '标出结账异常缓慢的时段。' },
      },
    },
    {
      target: 'store-demand-cluster',
      texts: {
        'en-US': { name: 'Store groups', description: 'Groups stores with similar demand.' },
        'zh-CN': { name: '门店分群', description: '把需求相近的门店分成一组。' },
      },
    },
    {
      target: 'card-payments-anomaly',
      texts: {
        'en-US': { name: 'Card payment alerts', description: 'Marks unusual card payments for review.' },
        'zh-CN': { name: '支付告警', description: '标出需要复核的异常刷卡支付。' },
      },
    },
    {
      target: 'ticket-volume-forecast',
      texts: {
        'en-US': {
          name: 'Ticket volume next month',
          description: 'Forecasts the number of support tickets.',
        },
        'zh-CN': { name: '下月工单量', description: '预测客服工单的数量。' },
      },
    },
    {
      target: 'inventory-forecast',
      texts: {
        'en-US': { name: 'Stock plan', description: 'Forecasts the stock so that buyers can order in time.' },
        'zh-CN': { name: '库存计划', description: '预测库存，便于采购及时下单。' },
      },
    },
    {
      target: 'churn-risk-cluster',
      texts: {
        'en-US': { name: 'Churn groups', description: 'Groups customers with a similar churn risk.' },
        'zh-CN': { name: '流失人群', description: '把流失风险相近的客户分成一组。' },
      },
    },
    {
      target: 'water-pressure-anomaly',
      texts: {
        'en-US': {
          name: 'Water pressure alarm',
          description: 'Marks unusual pressure in the water network.',
        },
        'zh-CN': { name: '水压告警', description: '标出供水管网的异常水压。' },
      },
    },
    {
      target: 'web-traffic-forecast',
      texts: {
        'en-US': { name: 'Web traffic outlook', description: 'Forecasts the visits of the web shop.' },
        'zh-CN': { name: '流量展望', description: '预测网店的访问量。' },
      },
    },
    {
      target: 'fleet-mileage-forecast',
      texts: {
        'en-US': {
          name: 'Fleet mileage forecast',
          description: 'Forecasts the mileage of the delivery vans.',
        },
        'zh-CN': { name: '车队里程预测', description: '预测配送车辆的里程。' },
      },
    },
    {
      target: 'patient-arrivals-forecast',
      texts: {
        'en-US': {
          name: 'Patient arrivals',
          description: 'Forecasts the arrivals at the clinic for the shift plan.',
        },
        'zh-CN': { name: '门诊量', description: '预测门诊量，用于排班。' },
      },
    },
    {
      target: 'cash-flow-forecast',
      texts: {
        'en-US': {
          name: 'Cash flow, next 12 weeks',
          description: 'Forecasts the cash flow for the finance team.',
        },
        'zh-CN': { name: '未来 12 周现金流', description: '为财务部预测现金流。' },
      },
    },
    {
      target: 'very-long-name-forecast',
      texts: {
        'en-US': {
          name: 'Quarterly revenue of Asia-Pacific units by product',
          description: 'Forecasts the revenue that the units report each quarter.',
        },
        'zh-CN': {
          name: '亚太区各子公司按产品线划分的季度营业收入',
          description: '预测各子公司每季度上报的营业收入。',
        },
      },
    },
  ],
  recognition: [
    {
      target: 'receipt-reader',
      texts: {
        'en-US': { name: 'Receipts', description: 'Reads the text of receipts for expense reports.' },
        'zh-CN': { name: '小票', description: '读取小票上的文字，用于报销。' },
      },
    },
    {
      target: 'label-scanner',
      texts: {
        'en-US': { name: 'Parcel labels', description: 'Reads the barcodes of incoming parcels.' },
        'zh-CN': { name: '快递面单', description: '读取到货包裹上的条码。' },
      },
    },
    {
      target: 'meter-reader',
      texts: {
        'en-US': { name: 'Meter readings', description: 'Reads the numbers on photos of meters.' },
        'zh-CN': { name: '电表读数', description: '读取电表照片上的数字。' },
      },
    },
    {
      target: 'text-reader',
      texts: {
        'en-US': { name: 'Visitor badges', description: 'Reads the names on visitor badges.' },
        'zh-CN': { name: '访客证', description: '读取访客证上的姓名。' },
      },
    },
    {
      target: 'english-reader',
      texts: {
        'en-US': { name: 'Delivery notes', description: 'Reads the delivery notes of suppliers.' },
        'zh-CN': { name: '送货单', description: '读取供应商的送货单。' },
      },
    },
    {
      target: 'price-tags',
      texts: {
        'en-US': { name: 'Store prices', description: 'Reads the prices on photos of shelves.' },
        'zh-CN': { name: '货架价签', description: '读取货架照片上的价格。' },
      },
    },
    {
      target: 'text-reader',
      texts: {
        'en-US': { name: 'Scanned letters', description: 'Reads letters so that they can be searched.' },
        'zh-CN': { name: '扫描信函', description: '读取信函文字，便于检索。' },
      },
    },
    {
      target: 'code-reader',
      texts: {
        'en-US': { name: 'QR', description: 'Reads the QR codes on pallets.' },
        'zh-CN': { name: '二维码', description: '读取托盘上的二维码。' },
      },
    },
  ],
  nlp: [
    {
      target: 'contract-reader',
      texts: {
        'en-US': {
          name: 'Contract entities',
          description: 'Finds the parties, dates and amounts in contracts.',
        },
        'zh-CN': { name: '合同实体', description: '找出合同中的当事方、日期和金额。' },
      },
    },
    {
      target: 'ticket-keywords',
      texts: {
        'en-US': { name: 'Support ticket keywords', description: 'Finds the key terms in support tickets.' },
        'zh-CN': { name: '工单关键词', description: '提取客服工单中的关键词。' },
      },
    },
    {
      target: 'keywords',
      texts: {
        'en-US': { name: 'Review keywords', description: 'Finds what customers write about in reviews.' },
        'zh-CN': { name: '评价关键词', description: '提取客户评价中的关键词。' },
      },
    },
    {
      target: 'mail-language',
      texts: {
        'en-US': { name: 'Inbox language', description: 'Detects the language of incoming mails.' },
        'zh-CN': { name: '邮件语言', description: '识别收到的邮件所用的语言。' },
      },
    },
    {
      target: 'personal-data-remover',
      texts: {
        'en-US': { name: 'Résumé redaction', description: 'Removes personal data from résumés.' },
        'zh-CN': { name: '简历脱敏', description: '去除简历中的个人信息。' },
      },
    },
    {
      target: 'entity-finder',
      texts: {
        'en-US': { name: 'Meeting minutes', description: 'Finds the people, places and dates in minutes.' },
        'zh-CN': { name: '会议纪要', description: '找出会议纪要中的人名、地名和日期。' },
      },
    },
    {
      target: 'search-terms',
      texts: {
        'en-US': {
          name: 'Product search terms',
          description: 'Splits queries into words for the product search.',
        },
        'zh-CN': { name: '商品搜索词', description: '为商品搜索切分查询词。' },
      },
    },
    {
      target: 'keywords',
      texts: {
        'en-US': { name: 'Complaint topics', description: 'Finds the key terms in complaints.' },
        'zh-CN': { name: '投诉主题', description: '提取投诉中的关键词。' },
      },
    },
    {
      target: 'ticket-keywords',
      texts: {
        'en-US': { name: 'Survey answers', description: 'Finds the key terms in open answers of surveys.' },
        'zh-CN': { name: '问卷答案', description: '提取问卷开放题答案中的关键词。' },
      },
    },
    {
      target: 'press-names',
      texts: {
        'en-US': {
          name: 'Press monitoring',
          description: 'Finds the companies and people in press articles.',
        },
        'zh-CN': { name: '舆情监测', description: '找出新闻报道中的公司和人名。' },
      },
    },
    {
      target: 'redaction',
      texts: {
        'en-US': { name: 'Chat archive', description: 'Removes personal data before chats are archived.' },
        'zh-CN': { name: '聊天归档', description: '在聊天记录归档前去除个人信息。' },
      },
    },
    {
      target: 'language-detector',
      texts: {
        'en-US': { name: 'Supplier mails', description: 'Detects the language of mails from suppliers.' },
        'zh-CN': { name: '供应商邮件', description: '识别供应商邮件所用的语言。' },
      },
    },
    {
      target: 'personal-data-remover',
      texts: {
        'en-US': {
          name: 'Case notes without personal data for the quarterly audit',
          description: 'Removes personal data from case notes.',
        },
        'zh-CN': {
          name: '保险部门季度审计用的去除个人信息的案件记录',
          description: '去除案件记录中的个人信息。',
        },
      },
    },
    {
      target: 'keywords',
      texts: {
        'en-US': { name: 'FAQ', description: 'Finds the key terms in questions of customers.' },
        'zh-CN': { name: '常见问题', description: '提取客户问题中的关键词。' },
      },
    },
    {
      target: 'english-tokenizer',
      texts: {
        'en-US': { name: 'Job ads', description: 'Splits job ads into words for the search.' },
        'zh-CN': { name: '招聘信息', description: '为搜索切分招聘信息。' },
      },
    },
    {
      target: 'entity-finder',
      texts: {
        'en-US': { name: 'Incident reports', description: 'Finds the places and times in incident reports.' },
        'zh-CN': { name: '事故报告', description: '找出事故报告中的地点和时间。' },
      },
    },
    {
      target: 'tokenizer',
      texts: {
        'en-US': { name: 'Release notes', description: 'Splits release notes into words for the search.' },
        'zh-CN': { name: '版本说明', description: '为搜索切分版本说明。' },
      },
    },
    {
      target: 'redaction',
      texts: {
        'en-US': {
          name: 'Feedback redaction',
          description: 'Removes personal data from feedback of customers.',
        },
        'zh-CN': { name: '反馈脱敏', description: '去除客户反馈中的个人信息。' },
      },
    },
  ],
};
