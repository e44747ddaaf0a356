import { startRecordedService } from './recorded-service.ts'

/** A service on loopback that returns the country of an address; `requests` has every request's path. */
export function startGeoService() {
  return startRecordedService(() => Response.json({ country_code: 'KW' }))
}
