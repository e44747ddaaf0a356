/**
 * Cities of airports whose name does not contain them: IATA code, the city in GeoNames and, where GeoNames spells it
 * in another language or script, `=` and its English name.
 */
const TABLE = `
  AAC Arīsh = Arish; AAN Al Ain City = Al Ain; AAR Århus = Aarhus; AAY Al Ghayz̧ah = Al Ghaydah;
  ABE Allentown; ABJ Abidjan; ABT Al Bahah; ABV Abuja; ACA Acapulco de Juárez = Acapulco; ACC Accra;
  ACE Arrecife; ADB İzmir = Izmir; AEP Buenos Aires; AGT Ciudad del Este; AJF Sakakah = Sakaka;
  AMD Ahmedabad; AMM Amman; ANU Saint John’s = Saint John's; APW Apia; ASW Aswān = Aswan; ATL Atlanta;
  AYT Antalya; BAH Manama; BCD Bacolod City = Bacolod; BDJ Banjarmasin; BDL Hartford; BEG Belgrade;
  BFI Seattle; BFL Bakersfield; BGA Bucaramanga; BGI Bridgetown; BGY Bergamo; BHH Bīshah = Bisha;
  BJL Banjul; BJV Bodrum; BKK Bangkok; BLQ Bologna; BLR Bengaluru; BOG Bogotá; BON Kralendijk; BOS Boston;
  BRQ Brno; BSL Basel; BSR Basrah = Basra; BUR Burbank; BWN Bandar Seri Begawan; BZE Belize City;
  CAI Cairo; CAY Cayenne; CBH Béchar = Bechar; CCS Caracas; CCU Kolkata; CEB Cebu City; CFU Corfu;
  CGB Cuiabá; CGN Köln = Cologne; CHQ Chaniá = Chania; CID Cedar Rapids; CIT Shymkent;
  CJU Jeju City = Jeju; CLO Cali; CMB Colombo; CMN Casablanca; CND Constanţa = Constanta;
  CNF Belo Horizonte; COK Kochi; CRK Angeles City; CTS Sapporo; CUR Willemstad; CUZ Cusco; CWB Curitiba;
  DAC Dhaka; DCA Washington; DEL New Delhi; DGO Victoria de Durango = Durango; DJE Houmt Souk = Djerba;
  DJT West Palm Beach; DMK Bangkok; DMM Dammam; DNK Dnipro; DOH Doha; DPS Denpasar; DSS Dakar; DUR Durban;
  DVO Davao; DWC Dubai; DWD Ad Dawādimī = Dawadmi; EAM Najrān = Najran; ECP Panama City;
  EFL Argostólion = Argostoli; ELQ Buraydah; EMA Nottingham; ENO Encarnación; EOH Medellín;
  EZE Buenos Aires; FAR Fargo; FCA Kalispell; FCO Rome; FDF Fort-de-France; FLN Florianópolis;
  FNC Funchal; FOC Fuzhou; FRA Frankfurt am Main = Frankfurt; FUE Puerto del Rosario; GAE Gabès = Gabes;
  GDL Guadalajara; GIG Rio de Janeiro; GMP Seoul; GOI Panjim = Goa;
  GOJ Nizhniy Novgorod = Nizhny Novgorod; GOT Gothenburg; GOX Panjim = Goa; GPA Pátra = Patras;
  GRB Green Bay; GRR Grand Rapids; GRV Grozny; GSO Greensboro; GSV Saratov; GUA Guatemala City; GYD Baku;
  GYE Guayaquil; HAH Moroni; HAS Ha'il = Hail; HBE Alexandria; HER Irákleion = Heraklion;
  HGA Hargeysa = Hargeisa; HIJ Hiroshima; HLA Johannesburg; HMO Hermosillo; HND Tokyo; HNL Honolulu;
  HOD Al Ḩudaydah = Hodeidah; HOF Al Hufūf = Hofuf; HOG Holguín; HOU Houston; HPN White Plains;
  HTY Antakya; HYD Hyderabad; IAD Washington; IAH Houston; ICN Seoul; IDR Indore; IQT Iquitos; ISP Islip;
  ISU Sulaymaniyah; IXD Prayagraj; IXL Leh; JFK New York City = New York; JHB Johor Bahru;
  JHG Yunjinghong = Jinghong; JMK Mýkonos = Mykonos; JNB Johannesburg; JPA João Pessoa;
  JTR Firá = Santorini; KAC Al Qāmishlī = Qamishli; KBP Kyiv; KBR Kota Bharu; KEF Keflavík;
  KGF Karagandy = Karaganda; KHI Karachi; KIX Osaka; KLU Klagenfurt am Wörthersee = Klagenfurt;
  KMC Hafar Al-Batin; KNO Medan; KOA Kailua-Kona; KUA Kuantan; KWI Kuwait City; LAN Lansing; LAP La Paz;
  LAS Las Vegas; LCK Columbus; LED Saint Petersburg; LEX Lexington; LFW Lomé;
  LGA New York City = New York; LGK Kuah = Langkawi; LIG Limoges; LIM Lima; LIN Milan; LIT Little Rock;
  LOP Mataram; LPA Las Palmas de Gran Canaria = Las Palmas; LRH La Rochelle; LRT Lorient; LUN Lusaka;
  MAH Maó = Mahón; MAR Maracaibo; MBA Mombasa; MBS Saginaw; MDC Manado; MDE Medellín; MDQ Mar del Plata;
  MED Madinah = Medina; MID Mérida; MIR Monastir; MLA Valletta; MLE Male = Malé; MLI Moline;
  MME Middlesbrough; MNL Manila; MRA Misratah = Misrata; MRU Port Louis; MSN Madison;
  MUH Marsá Maţrūḩ = Marsa Matruh; MVD Montevideo; MXP Milan; MZR Mazār-e Sharīf = Mazar-i-Sharif;
  NAG Nagpur; NAS Nassau; NBO Nairobi; NCL Newcastle upon Tyne = Newcastle; NGO Nagoya; NOU Nouméa;
  NRT Tokyo; NSI Yaoundé; NUE Nuremberg; NYO Nyköping; OMA Omaha; ORD Chicago; OSR Ostrava; OVD Oviedo;
  PAP Port-au-Prince; PBI West Palm Beach; PBM Paramaribo; PDG Padang; PDK Atlanta; PDL Ponta Delgada;
  PEN George Town = Penang; PGF Perpignan; PLM Palembang; PMI Palma; PMV Porlamar; PNK Pontianak;
  POP Puerto Plata; POS Port of Spain; PPT Papeete; PSR Pescara; PTY Panama City; PVD Providence;
  PVR Puerto Vallarta; RAK Marrakesh; RIY Mukalla; RMI Rimini; ROB Monrovia; ROV Rostov-on-Don;
  RSW Fort Myers; RUH Riyadh; RUN Saint-Denis; SAL San Salvador; SAP San Pedro Sula; SAW Istanbul;
  SDQ Santo Domingo; SEW Sīwah = Siwa; SEZ Victoria; SGN Ho Chi Minh City; SHO Manzini;
  SHW Al Wadī‘ah = Sharurah; SID Espargos; SJD San José del Cabo; SJU San Juan;
  SKG Thessaloníki = Thessaloniki; SLL Şalālah = Salalah; SLM Salamanca; SNA Santa Ana;
  SPC Santa Cruz de la Palma; SPX Cairo; SSA Salvador; STT Charlotte Amalie; STX Christiansted;
  SUB Surabaya; SUX Sioux City; SVQ Sevilla = Seville; SVX Yekaterinburg; SXM Philipsburg; SYZ Shiraz;
  SZB Kuala Lumpur; TAI Taiz; TFN Santa Cruz de Tenerife = Tenerife;
  TFS Santa Cruz de Tenerife = Tenerife; TGZ Tuxtla = Tuxtla Gutiérrez; THR Tehran; TIF Ta’if = Taif;
  TJM Tyumen; TNR Antananarivo; TPE Taipei; TUC San Miguel de Tucumán; TUF Tours; TYS Knoxville;
  UIO Quito; ULH Al-ʻUla = AlUla; UPG Makassar; USM Ko Samui = Koh Samui; UTP Pattaya;
  UZH Unaizah = Unayzah; VCP Campinas; VIL Dakhla; VIT Gasteiz / Vitoria = Vitoria-Gasteiz; VIX Vitória;
  VKO Moscow; VRA Varadero; VRN Verona; VSA Villahermosa; VVI Santa Cruz de la Sierra; WUX Wuxi;
  XIY Xi'an; XNA Fayetteville; XRY Jerez de la Frontera; YQB Québec = Quebec City;
  YUL Montréal = Montreal; YYZ Toronto; ZIA Moscow; ZRH Zürich = Zurich; ZTH Zákynthos = Zakynthos;
`

export type KnownCity = { geonames: string; name: string }

/** By IATA code; a test checks that each is found in the data. */
export const KNOWN_CITIES: ReadonlyMap<string, KnownCity> = new Map(
  TABLE.split(';').flatMap((entry) => {
    const parts = /^\s*([A-Z]{3}) ([^=]+?)(?: = (.+))?$/.exec(entry)
    if (!parts) return []
    const [, iata = '', geonames = '', name = geonames] = parts
    return [[iata, { geonames, name }] as const]
  }),
)
