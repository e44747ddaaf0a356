export { term, type TermArea } from './terms.ts'
