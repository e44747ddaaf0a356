import { z } from 'zod'
import { fieldError, LangIdField, orNull, PageSizeField, queryNumber, searchField } from '#kernel/contract.ts'
import {
  contradiction,
  SLUG_RECORDS,
  RECORD_FIELDS,
  recordIdField,
  type StaffRecord,
} from './record-fields.contract.ts'

const NAMES: Readonly<Record<StaffRecord, string>> = {
  vehicles: 'TripVehicle',
  drivers: 'TripDriver',
  'vehicle-models': 'TripVehicleModel',
  'vehicle-types': 'TripVehicleType',
  owners: 'TripVehicleOwner',
  companies: 'TripCompany',
  cities: 'TripCity',
  places: 'TripPlace',
  zones: 'TripZone',
  banners: 'TripBanner',
}

const RecordName = z.object({ en: z.string(), ar: z.string() }).meta({ id: 'TripRecordName' })
export type RecordName = z.infer<typeof RecordName>

const commonRecordFields = {
  version: z.int().min(1).meta({ description: 'Grows with every change' }),
  hidden: z.boolean(fieldError('yes_or_no')),
}

/** Creates the request and reply schemas of one kind of record. */
export function staffRecordContracts(entity: StaffRecord) {
  const fields: z.ZodObject = RECORD_FIELDS[entity]
  const id = recordIdField(entity)
  const record = z
    .object({ id: z.string(), ...commonRecordFields, ...fields.shape })
    .meta({ id: NAMES[entity] })
  const lang_id = LangIdField.optional()
  const sound = (body: z.ZodObject) =>
    body.superRefine((input, context) => {
      const found = contradiction(entity, input)
      if (found) context.addIssue({ code: 'custom', message: found.code, path: [found.path] })
    })
  return {
    record,
    query: z.object({
      page_size: queryNumber(PageSizeField).default(20),
      after: id.optional().meta({ description: '`next` of the page before' }),
      hidden: z
        .enum(['true', 'false'], fieldError('yes_or_no'))
        .transform((text) => text === 'true')
        .optional(),
      search: searchField(80).optional().meta({ description: 'Stands in its name, number or id' }),
    }),
    list: z.object({
      items: z.array(record),
      next: orNull(z.string()).meta({ description: '`after` of the next page' }),
      names: z.record(z.string(), RecordName).meta({
        description: 'By id, of the records that these refer to',
      }),
    }),
    params: z.object({ id: z.string().max(60) }),
    create: sound(z.strictObject({ ...(SLUG_RECORDS.has(entity) && { id }), ...fields.shape, lang_id })),
    change: sound(z.strictObject({ ...commonRecordFields, ...fields.shape, lang_id })),
  }
}

/** A record as stored: `id`, `version`, `hidden` and its fields. */
export type StoredRecord = { id: string; version: number; hidden: boolean; [field: string]: unknown }

/** A page of records in the format of the staff's API. */
export type StoredRecords = {
  items: StoredRecord[]
  next: string | null
  names: Readonly<Record<string, RecordName>>
}
