/** A sign language with its code, as registered in ISO 639-3. */
export interface SignLanguage {
  /** ISO 639-3. */
  code: string
  /** Its reference name, in English or in the language of its country. */
  name: string
  /** The language of the name, as ISO 639-1. */
  nameLanguage: string
  /** Where it is used, as ISO 3166-1; empty where no country is its own. */
  countries: readonly string[]
}

/** Code, reference name and countries, by code. */
const registered = `
ads Adamorobe Sign Language: GH
aed Argentine Sign Language: AR
aen Armenian Sign Language: AM
afg Afghan Sign Language: AF
ajs Algerian Jewish Sign Language: DZ IL
ase American Sign Language: US CA
asf Auslan: AU
asp Algerian Sign Language: DZ
asq Austrian Sign Language: AT
asw Australian Aborigines Sign Language: AU
bfi British Sign Language: GB
bfk Ban Khor Sign Language: TH
bog Bamako Sign Language: ML
bqn Bulgarian Sign Language: BG
bqy Bengkala Sign Language: ID
bvl Bolivian Sign Language: BO
bzs Brazilian Sign Language: BR
cds Chadian Sign Language: TD
csc Catalan Sign Language: ES
csd Chiangmai Sign Language: TH
cse Czech Sign Language: CZ
csf Cuba Sign Language: CU
csg Chilean Sign Language: CL
csl Chinese Sign Language: CN
csn Colombian Sign Language: CO
csq Croatia Sign Language: HR
csr Costa Rican Sign Language: CR
csx Cambodian Sign Language: KH
doq Dominican Sign Language: DO
dse Dutch Sign Language: NL
dsl Danish Sign Language: DK
ecs Ecuadorian Sign Language: EC
esl Egypt Sign Language: EG
esn Salvadoran Sign Language: SV
eso Estonian Sign Language: EE
eth Ethiopian Sign Language: ET
fcs Quebec Sign Language: CA
fse Finnish Sign Language: FI
fsl French Sign Language: FR
fss Finland-Swedish Sign Language: FI
gse Ghanaian Sign Language: GH
gsg German Sign Language: DE
gsm Guatemalan Sign Language: GT
gss Greek Sign Language: GR
gus Guinean Sign Language: GN
hab Hanoi Sign Language: VN
haf Haiphong Sign Language: VN
hds Honduras Sign Language: HN
hks Hong Kong Sign Language: HK
hos Ho Chi Minh City Sign Language: VN
hps Hawai'i Sign Language: US
hsh Hungarian Sign Language: HU
hsl Hausa Sign Language: NG
icl Icelandic Sign Language: IS
iks Inuit Sign Language: CA
ils International Sign
inl Indonesian Sign Language: ID
ins Indian Sign Language: IN
ise Italian Sign Language: IT
isg Irish Sign Language: IE
isr Israeli Sign Language: IL
jcs Jamaican Country Sign Language: JM
jhs Jhankot Sign Language: NP
jks Amami Koniya Sign Language: JP
jls Jamaican Sign Language: JM
jos Jordanian Sign Language: JO
jsl Japanese Sign Language: JP
jus Jumla Sign Language: NP
kgi Selangor Sign Language: MY
kvk Korean Sign Language: KR
lbs Libyan Sign Language: LY
lgs Guinea-Bissau Sign Language: GW
lls Lithuanian Sign Language: LT
lsb Burundian Sign Language: BI
lsc Albarradas Sign Language: MX
lsl Latvian Sign Language: LV
lsn Tibetan Sign Language: CN
lsp Panamanian Sign Language: PA
lst Trinidad and Tobago Sign Language: TT
lsv Sivia Sign Language: PE
lsw Seychelles Sign Language: SC
lsy Mauritian Sign Language: MU
lws Malawian Sign Language: MW
mdl Maltese Sign Language: MT
mfs Mexican Sign Language: MX
mre Martha's Vineyard Sign Language: US
msd Yucatec Maya Sign Language: MX
msr Mongolian Sign Language: MN
mzc Madagascar Sign Language: MG
mzg Monastic Sign Language
mzy Mozambican Sign Language: MZ
nbs Namibian Sign Language: NA
ncs Nicaraguan Sign Language: NI
nsi Nigerian Sign Language: NG
nsl Norwegian Sign Language: NO
nsp Nepalese Sign Language: NP
nsr Maritime Sign Language: CA
nzs New Zealand Sign Language: NZ
okl Old Kentish Sign Language: GB
pgz Papua New Guinean Sign Language: PG
pks Pakistan Sign Language: PK
prl Peruvian Sign Language: PE
prz Providencia Sign Language: CO
psc Iranian Sign Language: IR
psd Plains Indian Sign Language: US CA
psg Penang Sign Language: MY
psl Puerto Rican Sign Language: PR
pso Polish Sign Language: PL
psp Filipino Sign Language: PH
psr Portuguese Sign Language: PT
pys Paraguayan Sign Language: PY
rib Bribri Sign Language: CR
rms Romanian Sign Language: RO
rnb Brunca Sign Language: CR
rsl Russian Sign Language: RU
rsm Miriwoong Sign Language: AU
rsn Rwandan Sign Language: RW
sdl Saudi Arabian Sign Language: SA
sfb Langue des signes de Belgique Francophone: BE
sfs South African Sign Language: ZA
sgg Swiss-German Sign Language: CH
sgx Sierra Leone Sign Language: SL
slf Swiss-Italian Sign Language: CH
sls Singapore Sign Language: SG
sqk Albanian Sign Language: AL
sqs Sri Lankan Sign Language: LK
ssp Spanish Sign Language: ES
ssr Swiss-French Sign Language: CH
svk Slovakian Sign Language: SK
swl Swedish Sign Language: SE
syy Al-Sayyid Bedouin Sign Language: IL
szs Solomon Islands Sign Language: SB
tse Tunisian Sign Language: TN
tsm Turkish Sign Language: TR
tsq Thai Sign Language: TH
tss Taiwan Sign Language: TW
tsy Tebul Sign Language: ML
tza Tanzanian Sign Language: TZ
ugn Ugandan Sign Language: UG
ugy Uruguayan Sign Language: UY
ukl Ukrainian Sign Language: UA
uks Urubú-Kaapor Sign Language: BR
vgt Vlaamse Gebarentaal: BE
vsi Moldova Sign Language: MD
vsl Venezuelan Sign Language: VE
vsv Valencian Sign Language: ES
wbs West Bengal Sign Language: IN
xki Kenyan Sign Language: KE
xml Malaysian Sign Language: MY
xms Moroccan Sign Language: MA
ygs Yolŋu Sign Language: AU
yhs Yan-nhaŋu Sign Language: AU
ysl Yugoslavian Sign Language: BA HR ME MK RS SI
ysm Myanmar Sign Language: MM
zib Zimbabwe Sign Language: ZW
zsl Zambian Sign Language: ZM
`

/** The languages of reference names that are not English. */
const namedOtherwise: Readonly<Record<string, string>> = { sfb: 'fr', vgt: 'nl' }

/** The sign languages of ISO 639-3, by code. */
export const signLanguages: ReadonlyMap<string, SignLanguage> = new Map(
  registered
    .trim()
    .split('\n')
    .map((line) => {
      const [named = '', countries = ''] = line.split(': ')
      const code = named.slice(0, 3)
      const nameLanguage = namedOtherwise[code] ?? 'en'
      return [
        code,
        { code, name: named.slice(4), nameLanguage, countries: countries.split(' ').filter(Boolean) },
      ]
    }),
)
