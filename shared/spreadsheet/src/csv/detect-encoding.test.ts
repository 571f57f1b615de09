import { expect, test } from 'vitest';
import type { Encoding } from '../grid/grid.ts';
import { detectEncoding } from './detect-encoding.ts';

/** Encodes a text in an encoding of one or two bytes. Browsers decode all of them, but encode none. */
function encode(text: string, encoding: Encoding): Uint8Array {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const bytesByCharacter = new Map<string, readonly number[]>();
  const addCharacter = (bytes: readonly number[]) => {
    try {
      const character = decoder.decode(Uint8Array.from(bytes));
      if ([...character].length === 1 && !bytesByCharacter.has(character))
        bytesByCharacter.set(character, bytes);
    } catch {
      // Not a character of this encoding.
    }
  };
  for (let first = 0; first < 256; first += 1) addCharacter([first]);
  for (let first = 0x81; first < 0xff; first += 1) {
    for (let second = 0x40; second < 0xff; second += 1) addCharacter([first, second]);
  }
  return Uint8Array.from([...text].flatMap((character) => bytesByCharacter.get(character) ?? [0x3f]));
}

test.each<readonly [Encoding, string]>([
  ['gb18030', '名称,标识\n聚类,a\n'],
  ['gb18030', '姓名,城市\n张伟,北京市\n李娜,上海市浦东新区\n'],
  ['big5', '姓名,城市\n陳大文,台北市\n林小華,高雄市\n'],
  ['shift_jis', '名前,住所\n田中太郎,東京都千代田区\n鈴木花子,大阪府大阪市\n'],
  ['euc-jp', 'なまえ,住所\nたなかさん,東京都にある\nすずきさん,大阪府のほう\n'],
  ['euc-kr', '이름,도시\n김철수,서울특별시\n이영희,부산광역시\n'],
  ['windows-1252', 'Name;Straße;Ort\nMüller;Königstraße 5;Köln\nJäger;Am Grün 3;Nürnberg\n'],
  ['windows-1252', 'Nom;Prénom;Ville\nLefèvre;François;Orléans\nDupré;Hélène;Besançon\n'],
  ['windows-1252', 'Nome;Função\nJoão;Operação\nConceição;São Paulo\n'],
  ['windows-1250', 'Imię;Miasto\nWiśniewski;Łódź\nDąbrowski;Gdańsk\n'],
  ['windows-1251', 'Имя;Город\nИванов;Москва\nСмирнова;Санкт-Петербург\n'],
  ['koi8-r', 'Имя;Город\nИванов;Москва\nСмирнова;Санкт-Петербург\n'],
  ['windows-1253', 'Όνομα;Πόλη\nΠαπαδόπουλος;Αθήνα\nΓεωργίου;Θεσσαλονίκη\n'],
  ['windows-1254', 'Ad;Şehir\nYılmaz;İstanbul\nÇağlar;Muğla\nGüneş;Eskişehir\n'],
])('detects %s in a short csv file: %s', (encoding, text) => {
  const bytes = encode(text, encoding);
  expect(new TextDecoder(detectEncoding(bytes)).decode(bytes)).toBe(text);
});

test('does not let many plain words outweigh the few that show the encoding', () => {
  const plain = 'identifier,description of the item,https://example.com/path\n'.repeat(300);
  const bytes = encode(
    `${plain}Иванов,Москва,Санкт-Петербург\nСмирнова,Новосибирск,Екатеринбург\n`,
    'windows-1251',
  );
  expect(detectEncoding(bytes)).toBe('windows-1251');
});

test('does not take text with a few stray zero bytes for UTF-16', () => {
  const bytes = encode(`Müller;Köln\n${'Jäger;Nürnberg\n'.repeat(50)}`, 'windows-1252');
  for (const at of [100, 201, 302]) bytes[at] = 0;
  expect(detectEncoding(bytes)).toBe('windows-1252');
});
