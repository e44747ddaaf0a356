/** The database that tests copy: migrated and seeded. */
export const TEMPLATE = 'rihla_template'

/** The same, with the stations of the two suppliers that most tests use. */
export const LISTED_TEMPLATE = 'rihla_template_listed'
