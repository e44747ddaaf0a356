import { textField } from '#kernel/contract.ts'

/** The whole name of a person of trips. */
export const PersonNameField = textField('name_required', 120)
