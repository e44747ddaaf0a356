import { nameField } from '#kernel/contract.ts'

/** The whole name of a person of trips. */
export const PersonNameField = nameField('name_required', 120)
