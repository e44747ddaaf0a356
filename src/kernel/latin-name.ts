/** Common passport spellings in the Gulf of given names and parts of names; Arabic does not write short vowels. */
const USUAL: Readonly<Record<string, string>> = {
  محمد: 'Mohammed',
  احمد: 'Ahmed',
  محمود: 'Mahmoud',
  علي: 'Ali',
  حسن: 'Hassan',
  حسين: 'Hussein',
  عمر: 'Omar',
  عثمان: 'Othman',
  خالد: 'Khalid',
  سعيد: 'Saeed',
  سعد: 'Saad',
  فهد: 'Fahad',
  فيصل: 'Faisal',
  سلمان: 'Salman',
  سلطان: 'Sultan',
  ناصر: 'Nasser',
  يوسف: 'Yousef',
  ابراهيم: 'Ibrahim',
  اسماعيل: 'Ismail',
  مصطفي: 'Mustafa',
  كريم: 'Karim',
  طارق: 'Tariq',
  زياد: 'Ziad',
  راشد: 'Rashid',
  ماجد: 'Majed',
  بدر: 'Badr',
  تركي: 'Turki',
  عبد: 'Abd',
  الله: 'Allah',
  عبدالله: 'Abdullah',
  عبدالرحمن: 'Abdulrahman',
  عبدالعزيز: 'Abdulaziz',
  فاطمه: 'Fatima',
  عايشه: 'Aisha',
  مريم: 'Maryam',
  نوره: 'Noura',
  نور: 'Noor',
  ساره: 'Sara',
  ليلي: 'Layla',
  هدي: 'Huda',
  مني: 'Mona',
  امل: 'Amal',
  زينب: 'Zainab',
  خديجه: 'Khadija',
  رنا: 'Rana',
  حداد: 'Haddad',
  منصور: 'Mansour',
  الزهراني: 'Al Zahrani',
  الشمري: 'Al Shammari',
  العتيبي: 'Al Otaibi',
  القحطاني: 'Al Qahtani',
  الهاشمي: 'Al Hashimi',
  بن: 'bin',
  بنت: 'bint',
  ابو: 'Abu',
}

const LETTERS: Readonly<Record<string, string>> = {
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'ou',
  ي: 'i',
  ء: '',
  پ: 'p',
  چ: 'ch',
  ڤ: 'v',
  گ: 'g',
  ک: 'k',
  ی: 'i',
}

/** Returns true if every letter of a name is Latin, as rental desks and suppliers require. */
export function isLatinName(name: string): boolean {
  return !/(?=\p{L})\P{Script=Latin}/u.test(name)
}

/**
 * Suggests a spelling of an Arabic name in Latin letters. Only its owner knows the right one, because short vowels are
 * not written. Null for a name with letters of another script.
 */
export function suggestLatinName(name: string): string | null {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/[ؤئ]/g, 'ي')
    .split(/\s+/)
    .filter((word) => word !== '')
  const spelt = words.map((word) => (isLatinName(word) ? word : (USUAL[word] ?? transliterated(word))))
  return spelt.includes(null) ? null : spelt.join(' ')
}

function transliterated(word: string): string | null {
  if (word.length > 4 && word.startsWith('ال')) {
    const rest = USUAL[word.slice(2)] ?? transliterated(word.slice(2))
    return rest && `Al ${rest}`
  }
  const letters = Array.from(word, (character) => LETTERS[character] ?? null)
  if (letters.includes(null)) return null
  const text = letters.join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
