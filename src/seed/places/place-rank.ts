import type { ScheduledAirport } from './scheduled-airports.ts'

/** The airports with most car hire, the best known first: they rank first among equal matches. */
const WELL_KNOWN = `
  DXB LHR CDG KWI RUH JED IST DOH AUH CAI FCO BCN MAD AMS FRA MUC JFK LAX MIA BKK SIN KUL
  BAH MCT AMM BEY DMM MED SHJ DWC SSH HRG RAK CMN TUN ALG BGW EBL
  LGW MAN EDI STN LTN BHX GLA BRS DUB ORY NCE LYS MRS AGP PMI ALC IBZ VLC SVQ BIO TFS TFN LPA ACE FUE MAH
  LIS OPO FAO FNC MXP LIN BGY VCE NAP CTA PMO CAG OLB BRI PSA BLQ FLR ATH HER RHO CFU CHQ SKG JTR JMK KGS
  LCA PFO MLA SAW AYT ADB DLM BJV ESB TZX BER HAM DUS CGN STR BRU CRL VIE SZG ZRH GVA BSL
  CPH ARN OSL HEL KEF WAW KRK GDN PRG BUD OTP SOF BEG ZAG SPU DBV TIV TIA TBS EVN GYD
  MCO SFO LAS ORD ATL DFW DEN SEA BOS EWR LGA IAD DCA PHX SAN TPA FLL IAH HNL YYZ YVR YUL CUN MEX
  JNB CPT DUR NBO ADD LOS MRU SEZ ZNZ DAR
  HKT USM CNX DPS CGK MNL HAN SGN HKG NRT HND KIX ICN PEK PVG DEL BOM BLR MAA COK HYD CMB MLE KHI LHE ISB DAC KTM
  SYD MEL BNE PER AKL GRU GIG EZE SCL LIM BOG UIO HAV PUJ SJU SJO PTY
`
  .trim()
  .split(/\s+/)

const WELL_KNOWN_RANK: ReadonlyMap<string, number> = new Map(
  WELL_KNOWN.map((iata, at) => [iata, 1000 + 10 * (WELL_KNOWN.length - at)]),
)

const KIND_RANK = { large: 500, medium: 250, small: 100, heliport: 40, seaplane: 20 } as const

/** How well known an airport is: hand-kept order first, then its kind and longest runway. */
export function airportRank({ iata, kind, runwayFeet }: ScheduledAirport): number {
  const runway = Math.min(runwayFeet ?? 0, 13_000) / 100
  return (WELL_KNOWN_RANK.get(iata) ?? 0) + KIND_RANK[kind] + Math.round(runway)
}
