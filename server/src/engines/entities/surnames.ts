/** The commonest Chinese surnames of one character, without those that are everyday words too. */
export const SURNAMES: ReadonlySet<string> = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱林何郭马罗梁宋郑谢韩唐冯董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔崔康毛邱秦江史顾侯邵孟龙段雷钱汤尹黎武贺龚',
);
