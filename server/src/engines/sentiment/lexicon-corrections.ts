interface Correction {
  readonly score: number;
  /** Separated by spaces. */
  readonly words: string;
}

/**
 * Scores of common opinion words that the library's word list lacks or scores incorrectly. The Chinese list of the
 * library is a translation of its English list, word by word.
 */
export const LEXICON_CORRECTIONS: Readonly<Record<'zh' | 'en', readonly Correction[]>> = {
  zh: [
    { score: 3, words: '开心 爱 超赞 点赞 好评 一流 惊喜 惊艳 难忘 最好 强烈推荐 物超所值 赞不绝口' },
    {
      score: 2,
      words: '好 赞 棒 真棒 清晰 方便 干净 整洁 划算 期待 流畅 便宜 优惠 耐心 专业 美观 贴心 细心',
    },
    { score: 2, words: '实惠 好用 好听 高效 省心 放心 顺利 给力 合适 香 稳 舒适 靠谱 准时' },
    { score: 1, words: '快 可以 还行 及时 新鲜 顺手 轻便' },
    { score: -1, words: '贵 慢 卡 旧 吵 小气 一般 拥挤 普通 麻烦 费电' },
    {
      score: -2,
      words: '差 脏 坏 恨 烂 骗 糟 难过 难受 退货 退款 敷衍 卡顿 差评 后悔 模糊 破 漏水 闪退 迟到 损坏',
    },
    { score: -2, words: '故障 噪音 刺鼻 异味 失灵 死机 发烫 难用 难听 难看 难喝 不好 推诿 掉线 变质 过期' },
    { score: -3, words: '垃圾 难吃 差劲 恶心 坑人 上当 假货 气愤 极差 恶劣 再也不 忍无可忍' },
    { score: 0, words: '问题 会议 不会 建议 完整 固定' },
  ],
  en: [
    { score: 2, words: 'fast smooth quick crisp cozy spotless delighted sturdy intuitive affordable' },
    { score: 1, words: 'works worked works okay fine' },
    { score: -1, words: 'slow late expensive pricey overpriced refund outdated cramped' },
    {
      score: -2,
      words:
        'flimsy bland crashes crashed crashing laggy stale leaking unusable unresponsive noisy broke broken',
    },
    { score: -2, words: 'waste wasted' },
    { score: 0, words: 'no matter question help demand demands' },
  ],
};
