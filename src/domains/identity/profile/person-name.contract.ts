import { nameField } from '#kernel/contract.ts'

/** The full name of a trips user. */
export const PersonNameField = nameField('name_required', 120)
