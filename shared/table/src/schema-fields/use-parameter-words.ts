import { useLingui } from '@lingui/react/macro';

interface ParameterWords {
  readonly label: string;
  readonly hint?: string;
}

/** What the parameters of the product's own engines are called; a parameter that nobody worded keeps its own name. */
export function useParameterWords(): (name: string) => ParameterWords | undefined {
  const words = { ...useTextWords(), ...useImageWords(), ...useTableWords() };
  return (name) => (Object.hasOwn(words, name) ? words[name] : undefined);
}

function useTextWords(): Readonly<Record<string, ParameterWords>> {
  const { t } = useLingui();
  return {
    findNewWords: {
      label: t({ id: 'table.component.parameter.find-new-words', message: '发现新词' }),
      hint: t({
        id: 'table.component.parameter.find-new-words-hint',
        message: '猜出词典里没有的词，例如人名。',
      }),
    },
    keepPunctuation: {
      label: t({ id: 'table.component.parameter.keep-punctuation', message: '保留标点' }),
      hint: t({
        id: 'table.component.parameter.keep-punctuation-hint',
        message: '标点也作为单独的词给出。',
      }),
    },
    count: {
      label: t({ id: 'table.component.parameter.count', message: '数量' }),
      hint: t({ id: 'table.component.parameter.count-hint', message: '最多给出多少项。' }),
    },
    language: {
      label: t({ id: 'table.component.parameter.language', message: '文本语言' }),
      hint: t({
        id: 'table.component.parameter.language-hint',
        message: 'auto 由文本自动判断。',
      }),
    },
    neutral: {
      label: t({ id: 'table.component.parameter.neutral', message: '中性范围' }),
      hint: t({
        id: 'table.component.parameter.neutral-hint',
        message: '分值离零比它更近时，判为中性。',
      }),
    },
    dictionary: {
      label: t({ id: 'table.component.parameter.dictionary', message: '词典' }),
      hint: t({
        id: 'table.component.parameter.dictionary-hint',
        message: '自己的词，以及每个词的类型或分值；可以粘贴表格中的两列。',
      }),
    },
    types: { label: t({ id: 'table.component.parameter.types', message: '类型' }) },
    region: {
      label: t({ id: 'table.component.parameter.region', message: '电话所属国家' }),
      hint: t({
        id: 'table.component.parameter.region-hint',
        message: '没有写明国家的电话号码，按这个国家（ISO 3166）理解。',
      }),
    },
    mask: {
      label: t({ id: 'table.component.parameter.mask', message: '遮盖方式' }),
      hint: t({ id: 'table.component.parameter.mask-hint', message: 'label 写出类型，stars 用星号。' }),
    },
    only: {
      label: t({ id: 'table.component.parameter.only', message: '候选语种' }),
      hint: t({
        id: 'table.component.parameter.only-hint',
        message: '只在这些语种（ISO 639-1）中选择；留空则全部。',
      }),
    },
  };
}

function useImageWords(): Readonly<Record<string, ParameterWords>> {
  const { t } = useLingui();
  return {
    languages: { label: t({ id: 'table.component.parameter.languages', message: '文字的语言' }) },
    layout: {
      label: t({ id: 'table.component.parameter.layout', message: '版面' }),
      hint: t({
        id: 'table.component.parameter.layout-hint',
        message: 'column 单栏，page 多栏页面，block 一块文字，sparse 零散文字，line 单行。',
      }),
    },
    minScore: {
      label: t({ id: 'table.component.parameter.min-score', message: '最低可信度' }),
      hint: t({ id: 'table.component.parameter.min-score-hint', message: '低于它的行不给出。' }),
    },
    formats: {
      label: t({ id: 'table.component.parameter.formats', message: '码制' }),
      hint: t({ id: 'table.component.parameter.formats-hint', message: '只找这些码；都不选则全部。' }),
    },
    thorough: {
      label: t({ id: 'table.component.parameter.thorough', message: '仔细查找' }),
      hint: t({
        id: 'table.component.parameter.thorough-hint',
        message: '也找旋转、反色、很小和模糊的码，耗时更长。',
      }),
    },
    maxCodes: {
      label: t({ id: 'table.component.parameter.max-codes', message: '最多几个码' }),
    },
  };
}

function useTableWords(): Readonly<Record<string, ParameterWords>> {
  const { t } = useLingui();
  return {
    clusters: { label: t({ id: 'table.component.parameter.clusters', message: '分成几组' }) },
    standardize: {
      label: t({ id: 'table.component.parameter.standardize', message: '标准化' }),
      hint: t({
        id: 'table.component.parameter.standardize-hint',
        message: '各列无论单位，权重相同。',
      }),
    },
    maxIterations: { label: t({ id: 'table.component.parameter.max-iterations', message: '最多轮数' }) },
    seed: {
      label: t({ id: 'table.component.parameter.seed', message: '随机种子' }),
      hint: t({ id: 'table.component.parameter.seed-hint', message: '种子相同，结果相同。' }),
    },
    seasonality: {
      label: t({ id: 'table.component.parameter.seasonality', message: '季节性' }),
      hint: t({
        id: 'table.component.parameter.seasonality-hint',
        message: 'additive 按固定幅度，multiplicative 按比例，auto 取更合适的。',
      }),
    },
    damped: {
      label: t({ id: 'table.component.parameter.damped', message: '趋势渐缓' }),
      hint: t({
        id: 'table.component.parameter.damped-hint',
        message: '让趋势逐渐变平，预测较远时更稳妥。',
      }),
    },
    interval: {
      label: t({ id: 'table.component.parameter.interval', message: '置信区间（%）' }),
    },
    threshold: {
      label: t({ id: 'table.component.parameter.threshold', message: '异常阈值' }),
      hint: t({ id: 'table.component.parameter.threshold-hint', message: '分值达到它的行标为异常。' }),
    },
    trees: { label: t({ id: 'table.component.parameter.trees', message: '树的数量' }) },
    sampleSize: {
      label: t({ id: 'table.component.parameter.sample-size', message: '每棵树的抽样行数' }),
    },
  };
}
