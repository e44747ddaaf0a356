import type { Messages } from './messages.ts'

const areas = import.meta.glob<Messages[string]>('./ar/*.json', { eager: true, import: 'default' })

export const messages = areas
