import { z } from 'zod'
import { isGeocoder } from '#connectors/geocoding/geocoder.ts'
import { TAX_TERMS, type TaxTerm } from '#domains/fares/taxes/tax-terms.ts'
import { taxTermsOf } from '#domains/fares/taxes/tax-terms-text.ts'
import { taxesOf, TRIP_TAXES, type TripTax } from '#domains/fares/taxes/trip-taxes.ts'
import { httpUrl } from '#platform/http/http-url.ts'

/** Variables of routes and taxes of trips. */
export const tripVariables = {
  ROUTING_URL: httpUrl.optional().meta({
    description: 'a router of your own with OSRM’s protocol: ways of trips by road',
    unset: 'estimates',
  }),
  GEOCODING_URL: httpUrl
    .refine(isGeocoder, { error: 'must end in /api (Photon) or /search (Nominatim)' })
    .optional()
    .meta({
      description:
        'search address of a geocoder of your own, Photon’s (…/api) or Nominatim’s (…/search): typed addresses of trips',
      unset: 'the city’s centre',
    }),
  TRIP_TAXES: z
    .string()
    .transform(readTaxes)
    .default([...TRIP_TAXES])
    .meta({
      description:
        'other rates of tax on trips from a day on, such as IN fuel 18% 2027-04-01, AE 5% 2018-01-01',
      unset: 'a dated table',
    }),
  TRIP_TAX_TERMS: z
    .string()
    .transform(readTaxTerms)
    .default([...TAX_TERMS])
    .meta({
      description:
        'what bills of trips say of tax: code, supplier, reverse charge, tax numbers (docs/how-it-works/trip-fares.md)',
      unset: 'a dated table',
    }),
}

/** Parses the tax rates of trips, and adds those of the product's own table. */
function readTaxes(text: string, context: z.RefinementCtx): TripTax[] {
  const taxes = taxesOf(text)
  if (taxes) return taxes
  context.addIssue({ code: 'custom', message: 'is a list such as IN fuel 5% 2027-04-01, AE 5% 2018-01-01' })
  return z.NEVER
}

/** Parses the tax terms that are added to the product's own table for bills of trips. */
function readTaxTerms(text: string, context: z.RefinementCtx): TaxTerm[] {
  const terms = taxTermsOf(text)
  if (terms) return terms
  context.addIssue({
    code: 'custom',
    message: 'is a list such as IN supplier owner 2027-04-01, IN code 2 9966 2017-07-01',
  })
  return z.NEVER
}
