/**
 * The languages with a code of two letters as ELAN offers them: code, ISO 639-3 code, number of the concept, English name.
 * ELAN refuses a language of a vocabulary whose concept differs from the one in its list.
 */
const table = `
aa=aar 138650 Afar | ab=abk 138467 Abkhazian; Abkhaz | ae=ave 138468 Avestan | af=afr 138469 Afrikaans |
ak=aka 138470 Akan | am=amh 138471 Amharic | an=arg 138472 Aragonese | ar=ara 138473 Arabic |
as=asm 138474 Assamese | av=ava 138475 Avar; Avarish; Avaric | ay=aym 138476 Aymara |
az=aze 138477 Azerbaijani | ba=bak 138478 Bashkir | be=bel 138479 Belarusian | bg=bul 138480 Bulgarian |
bi=bis 138481 Bislama | bm=bam 138482 Bambara | bn=ben 138483 Bengali; Bangla | bo=bod 138484 Tibetan |
br=bre 138485 Breton | bs=bos 138486 Bosnian | ca=cat 138487 Catalan; Valencian | ce=che 138488 Chechen |
ch=cha 138489 Chamorro | co=cos 138490 Corsican | cr=cre 138491 Cree | cs=ces 138492 Czech |
cu=chu 138493 Church Slavic; Old Slavonic; Old Church Slavonic; Church Slavonic; Old Bulgarian |
cv=chv 138494 Chuvash | cy=cym 138495 Welsh | da=dan 138496 Danish | de=deu 138497 German |
dv=div 138498 Divehi; Dhivehi; Maldivian | dz=dzo 138499 Dzongkha; Bhutani; Butanese | ee=ewe 138500 Ewe |
el=ell 138501 Modern Greek | en=eng 138502 English | eo=epo 138503 Esperanto |
es=spa 138504 Spanish; Castilian | et=est 138505 Estonian | eu=eus 138506 Basque |
fa=fas 138507 Farsi; Persian | ff=ful 138508 Fulah; Fula; Fulani; Fulfulde; Peul | fi=fin 138509 Finnish |
fj=fij 138510 Fijian | fo=fao 138511 Faroese; Faeroese | fr=fra 138512 French |
fy=fry 138513 Western Frisian | ga=gle 138514 Irish | gd=gla 138515 Gaelic; Scottish Gaelic |
gl=glg 138516 Galician | gn=grn 138517 Guarani | gu=guj 138518 Gujarati | gv=glv 138519 Manx |
ha=hau 138520 Hausa | he=heb 138521 Hebrew | hi=hin 138522 Hindi | ho=hmo 138523 Hiri Motu |
hr=hrv 138524 Croatian | ht=hat 138525 Haitian; Haitian Creole | hu=hun 138526 Hungarian |
hy=hye 138527 Armenian | hz=her 138528 Herero | ia=ina 138529 Interlingua | id=ind 138530 Indonesian |
ie=ile 138531 Interlingue | ig=ibo 138532 Igbo | ii=iii 138533 Sichuan Yi; Nuosu | ik=ipk 138534 Inupiaq |
io=ido 138535 Ido | is=isl 138536 Icelandic | it=ita 138537 Italian | iu=iku 138538 Inuktitut |
ja=jpn 138539 Japanese | jv=jav 138540 Javanese | ka=kat 138541 Georgian | kg=kon 138542 Kongo |
ki=kik 138543 Kikuyu; Gikuyu | kj=kua 138544 Kuanyama; Kwanyama | kk=kaz 138545 Kazakh |
kl=kal 138546 Greenlandic; Kalaallisut | km=khm 138547 Central Khmer | kn=kan 138548 Kannada |
ko=kor 138549 Korean | kr=kau 138550 Kanuri | ks=kas 138551 Kashmiri | ku=kur 138552 Kurdish |
kv=kom 138553 Komi | kw=cor 138554 Cornish | ky=kir 138555 Kyrgyz; Kirghiz | la=lat 138556 Latin |
lb=ltz 138557 Letzeburgesch; Luxembourgish | lg=lug 138558 Luganda; Ganda |
li=lim 138559 Limburgish; Limburger; Limburgian | ln=lin 138560 Lingala | lo=lao 138561 Laotian; Lao |
lt=lit 138562 Lithuanian | lu=lub 138563 Luba-Katanga | lv=lav 138564 Latvian | mg=mlg 138565 Malagasy |
mh=mah 138566 Marshallese | mi=mri 138567 Maori | mk=mkd 138568 Macedonian | ml=mal 138569 Malayalam |
mn=mon 138570 Mongolian | mr=mar 138571 Marathi | ms=zlm 136224 Malay | mt=mlt 138573 Maltese |
my=mya 138574 Myanmar; Burmese | na=nau 138575 Nauruan | nb=nob 138576 Norwegian Bokmål |
nd=nde 138577 North Ndebele | ne=nep 138578 Nepali | ng=ndo 138579 Ndonga | nl=nld 138580 Dutch |
nn=nno 138581 Norwegian Nynorsk | no=nor 138582 Norwegian | nr=nbl 138583 South Ndebele |
nv=nav 138584 Navajo; Navaho | ny=nya 138585 Chichewa; Chewa; Nyanja | oc=oci 138586 Occitan; Provençal |
oj=oji 138587 Ojibwa | om=orm 138588 Oromo; Afan Oromo; Galla | or=ori 138589 Oriya |
os=oss 138590 Ossetian; Ossetic | pa=pan 138591 Punjabi; Panjabi | pi=pli 138592 Pali |
pl=pol 138593 Polish | ps=pus 138594 Pashto; Pushto | pt=por 138595 Portuguese | qu=que 138596 Quechua |
rm=roh 138597 Romansh | rn=run 138598 Kirundi; Rundi | ro=ron 138599 Romanian; Moldavian; Moldovan |
ru=rus 138600 Russian | rw=kin 138601 Kinyarwanda; Rwanda | sa=san 138602 Sanskrit |
sc=srd 138603 Sardinian | sd=snd 138604 Sindhi | se=sme 138605 Northern Sami |
sg=sag 138606 Sango; Sangho | si=sin 138608 Sinhala; Sinhalese; Singhalese | sk=slk 138609 Slovak |
sl=slv 138610 Slovenian | sm=smo 138611 Samoan | sn=sna 138612 Shona | so=som 138613 Somali |
sq=sqi 138614 Albanian | sr=srp 138615 Serbian | ss=ssw 138616 Swazi; Swati; Siswati |
st=sot 138617 Sesotho; Southern Sotho | su=sun 138618 Sundanese | sv=swe 138619 Swedish |
sw=swh 135662 Swahili | ta=tam 138621 Tamil | te=tel 138622 Telugu | tg=tgk 138623 Tajik |
th=tha 138624 Thai | ti=tir 138625 Tigrinya | tk=tuk 138626 Turkmen | tn=tsn 138628 Setswana; Tswana |
to=ton 138629 Tonga | tr=tur 138630 Turkish | ts=tso 138631 Tsonga | tt=tat 138632 Tatar |
ty=tah 138634 Tahitian | ug=uig 138635 Uighur; Uyghur | uk=ukr 138636 Ukrainian | ur=urd 138637 Urdu |
uz=uzb 138638 Uzbek | ve=ven 138639 Venda | vi=vie 138640 Vietnamese | vo=vol 138641 Volapük |
wa=wln 138642 Walloon | wo=wol 138643 Wolof | xh=xho 138644 Xhosa | yi=yid 138645 Yiddish |
yo=yor 138646 Yoruba | za=zha 138647 Zhuang; Chuang | zh=zho 138648 Chinese | zu=zul 138649 Zulu
`

export interface TableRow {
  /** ISO 639-3. */
  id: string
  concept: string
  name: string
}

/** By ISO 639-1 code. */
export const elanLanguageTable: ReadonlyMap<string, TableRow> = new Map(
  table
    .split('|')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [, code = '', id = '', concept = '', name = ''] = /^(\w+)=(\w+) (\d+) (.+)$/s.exec(row) ?? []
      return [code, { id, concept, name }]
    }),
)
