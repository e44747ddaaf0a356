export { alertWording, consentWording } from './consent.ts'
export { choiceWords, filterWord, limitWords } from './filter-words.ts'
export { term, type TermArea } from './terms.ts'
