/** Sentences written for this project, with their language. */
export const LANGUAGE_SAMPLES: readonly (readonly [text: string, language: string])[] = [
  ['今天我们讨论一下下个季度的工作计划。', 'zh'],
  ['請把文件寄到台北的辦公室。', 'zh'],
  ['We will discuss the plan for the next quarter today.', 'en'],
  ['Wir besprechen heute den Plan für das nächste Quartal.', 'de'],
  ['Nous discutons aujourd’hui du plan pour le prochain trimestre.', 'fr'],
  ['Hoy hablamos del plan para el próximo trimestre.', 'es'],
  ['Oggi discutiamo il piano per il prossimo trimestre.', 'it'],
  ['Hoje vamos discutir o plano para o próximo trimestre.', 'pt'],
  ['Сегодня мы обсуждаем план на следующий квартал.', 'ru'],
  ['今日は次の四半期の計画について話し合います。', 'ja'],
  ['오늘은 다음 분기 계획에 대해 논의합니다.', 'ko'],
  ['نناقش اليوم خطة الربع القادم من السنة.', 'ar'],
  ['Vandaag bespreken we het plan voor het volgende kwartaal.', 'nl'],
  ['Dzisiaj omawiamy plan na następny kwartał.', 'pl'],
  ['Hôm nay chúng tôi thảo luận kế hoạch cho quý tới.', 'vi'],
  ['วันนี้เราจะหารือแผนสำหรับไตรมาสหน้า', 'th'],
];
