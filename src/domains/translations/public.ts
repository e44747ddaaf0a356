export { alertWording, consentWording } from './consent.ts'
export { choiceWords, filterWord, limitWords, term, type TermArea } from './terms.ts'
