interface KeywordSample {
  readonly text: string;
  /** Keywords that a reader would name. One counts as found when a returned keyword contains it. */
  readonly keywords: readonly string[];
}

/** Paragraphs written for this project, with their keywords. */
export const KEYWORD_SAMPLES: readonly KeywordSample[] = [
  {
    text: '人工智能正在改变医疗行业。医生用人工智能读片，医院用它安排床位，患者等候的时间缩短了。专家认为，医疗数据的隐私保护同样重要，医院需要为患者的数据负责。',
    keywords: ['人工智能', '医疗', '医院', '患者', '数据'],
  },
  {
    text: '新能源汽车的销量继续增长，电池成本下降是主要原因。充电桩的建设也在加快，很多城市在小区里安装充电桩，方便车主为电池充电。',
    keywords: ['新能源', '电池', '充电', '汽车'],
  },
  {
    text: '长江流域今年降雨偏多，水库水位上升。气象部门提醒沿江城市做好防洪准备，水利部门正在调度水库，降低洪水的风险。',
    keywords: ['水库', '降雨', '防洪', '洪水'],
  },
  {
    text: 'Solar panels on the roof of the school produce enough electricity for the classrooms. The panels were paid for by the city, and the school sells the electricity that it does not need. Teachers use the solar panels in physics lessons.',
    keywords: ['solar panel', 'electricity', 'school'],
  },
  {
    text: 'The database keeps an index for every column that users search. Without an index, the database reads each row of the table, and a query takes seconds. With the right index, the same query takes a millisecond.',
    keywords: ['database', 'index', 'query'],
  },
  {
    text: 'Bees carry pollen from flower to flower. When farmers use fewer pesticides, the number of bees grows, and so does the harvest of apples. Researchers count bees near apple trees each spring to see how pesticides change the harvest.',
    keywords: ['bee', 'pesticide', 'harvest', 'apple'],
  },
];
