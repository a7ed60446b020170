import { fold } from '#platform/text/fold.ts'
import { passwordLengths } from '../account.ts'

/**
 * Common passwords in the five languages of the interface, folded and without spaces. Shorter words are included,
 * because they are common together with digits and marks.
 */
const commonPasswords = new Set(
  `
  password passwort passw0rd p4ssword pa55word passphrase mypassword mypasswort thepassword newpassword oldpassword
  yourpassword ourpassword badpassword goodpassword nopassword secretpassword passwordpassword password1password
  changeme changemenow changeit changethis letmein letmeinnow letmeinplease opensesame openthedoor iforgot iforgotit
  forgotit dontknow idontknow whatever whatsoever nothing nothingelse something anything everything everyone nobody
  welcome welcomeback welcomehome welcomewelcome hello hellohello helloworld hellothere goodmorning goodnight goodbye
  secret secrets topsecret verysecret supersecret mysecret private personal confidential security secure
  admin admins adminadmin administrator administrador administrators rootroot superuser superadmin sysadmin webmaster
  operator manager supervisor moderator guest guestguest visitor testtest testing testtesttest tester testuser
  testpassword test1234test demo demodemo demouser default defaultpassword temporary temppassword temppass example
  sample user users username userpassword account accounts login loginlogin signin signup logmein masterkey master
  qwerty qwertz azerty qwertyqwerty qwertzqwertz qwertyuiop qwertzuiop qwertyuio asdfgh asdfghjk asdfghjkl zxcvbn
  zxcvbnm yxcvbnm qazwsx qazwsxedc qazxswedc qweasd qweasdzxc qwerasdf qwerasdfzxcv asdfasdf asdfasdfasdf asdfqwer
  1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1 1qazxsw2
  1qaz1qaz 2wsx3edc qwe123qwe qwe123asd asd123asd abc123abc a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 aa123456 aaa111
  abcd1234 abc123 abcabc abcabcabc abcdef abcdefg abcdefgh abcdefghi abcdefghij xyzxyz zzzzzz 123abc 123qwe 123qweasd
  12qwaszx 1234qwer 12345qwert 123456qwerty 123123 123321 123454321 1234554321 12344321 112233 11223344 1122334455
  121212 131313 141414 159753 147258 147258369 159357 987654 987654321 9876543210 0987654321 696969 789456 789456123
  741852 741852963 852456 102030 1020304050 010203 0102030405 012345 0123456789 123456 1234567 12345678 123456789
  1234567890 12345678910 123456789a 123456789q 1234567891 1123581321 3141592653 31415926 314159265 2718281828
  123456789123 123456123456 12345612345 1234512345 123412341234 112358132134
  iloveyou iloveyoubaby iloveyouforever iloveyoumore iloveme ilovegod ilovejesus ilovemyself ilovemydog ilovemymom
  ilovemum ilovechocolate ilovemusic ilovefootball ilovecats ilovedogs loveyou loveyouall loveforever lovelove
  loveislove lovelife loveme lover lovers lovely mylove myself mybaby babygirl babyboy babybaby sweetheart sweety
  darling honeybee honeybunny princess princesa prince queen kingking sunshine sunflower rainbow butterfly starlight
  moonlight shadow midnight summer summertime winter wintertime autumn spring springtime january february march april
  august september october november december monday tuesday wednesday thursday friday saturday sunday weekend holiday
  holidays birthday happybirthday christmas merrychristmas newyear happynewyear easter halloween
  football footballs soccer baseball basketball basketbal volleyball handball hockey tennis golfgolf swimming skateboard
  snowboard ferrari porsche mercedes volkswagen mustang harley yamaha kawasaki chevrolet corvette
  liverpool manchester manutd arsenal chelsea everton barcelona realmadrid juventus bayern bayernmunchen schalke
  borussia flamengo corinthians palmeiras saopaulo saopaulofc vasco vascodagama gremio internacional cruzeiro atletico
  fluminense botafogo santosfc
  superman batman spiderman ironman captainamerica starwars startrek darthvader skywalker yoda pokemon pikachu
  nintendo playstation xbox minecraft fortnite roblox counterstrike warcraft zelda mario supermario sonic naruto
  harrypotter hogwarts dumbledore hermione gandalf lordoftherings gameofthrones matrix terminator godzilla mickeymouse
  mickey minnie donald scooby snoopy garfield simpsons slipknot metallica nirvana ironmaiden linkinpark blink182 eminem
  beatles thebeatles rockandroll rockstar hiphop guitar drummer musica music musician
  dragon dragons tiger tigers lion lions monkey monkeys chicken turtle dolphin dolphins elephant giraffe panther eagle
  eagles falcon wolf wolves bear bears kitty kitten kitkat puppy doggy horse horses ponies unicorn banana bananas
  strawberry chocolate chocolates cookie cookies cupcake cheese cheeseburger hamburger coffee peanut pepper ginger
  vanilla orange purple yellow silver golden diamond crystal emerald sapphire
  computer computers internet website network wireless samsung samsunggalaxy iphone android windows windowsxp microsoft
  google googlegoogle facebook instagram whatsapp youtube twitter linkedin amazon netflix apple macbook linux ubuntu
  database server servers keyboard monitor printer
  freedom liberty america american canada england london scotland ireland australia brazil germany hungary estonia
  portugal paris berlin newyork california texas chicago
  jesus jesuschrist jesuslovesme jesusislord godisgood godislove godbless blessed amen heaven angel angels angelangel
  michael jennifer jessica ashley matthew daniel andrew joshua charlie thomas robert jordan hunter maggie
  nicole samantha amanda elizabeth alexander alexandra benjamin victoria christopher patrick stephanie sophie
  abracadabra blahblah blahblahblah blablabla trustno1 trustnoone fuckyou fuckyou2 fuckoff fuckfuck asshole bullshit
  pussycat sexysexy killer killers ninja ninjas pirate pirates warrior warriors destiny maverick phoenix
  correcthorsebatterystaple thequickbrownfox loremipsum foobar foobarbaz foobarfoobar spaceship solarsystem universe
  school schools student students teacher teachers university college highschool library dictionary language languages
  signlanguage signbank signbanksignbank deaf deafdeaf deafpower deafpride
  senha senhas senhasenha minhasenha novasenha senhanova suasenha senhasegura senhafacil senhaforte senhapadrao
  mudar mudarsenha mudesenha trocarsenha trocar123 semsenha esquecisenha segredo segredos seguranca bemvindo bemvindos
  usuario usuarios acesso acessolivre entrar entrada visitante convidado teste testes testeteste testando
  brasil brasilbrasil brasileiro brasileira brasilhexa riodejaneiro copacabana florianopolis santacatarina curitiba
  portoalegre belohorizonte salvador fortaleza recife brasilia manaus
  teamo teamomuito teamodemais teamoteamo euteamo euteamomuito euteamodeus amor amores amoramor amoreterno meuamor
  meuamorzinho minhavida minhafamilia minhafilha meufilho minhamae amominhamae amominhafamilia amomeufilho familia
  familiafeliz felicidade feliz felizes felizidade saudade saudades esperanca estrela estrelinha borboleta flores
  girassol gatinho gatinha cachorro cachorrinho princesinha docinho brigadeiro futebol bola futebolclube
  deus deusefiel deuseamor deusedemais deuseumso deusnocomando deusnocontrole deusmeama deusdoimpossivel jesuscristo
  jesusteama jesuseosenhor jesusefiel jesusemeupastor senhorjesus nossasenhora aparecida espiritosanto
  vitoria vitorias vencedor guerreiro guerreira liberdade sucesso dinheiro trabalho escola estudante professor
  professora universidade faculdade biblioteca dicionario libras linguadesinais surdo surda surdos
  gabriel gabriela rafael rafaela fernando fernanda juliana mariana camila bruna larissa leticia beatriz
  carolina eduardo eduarda gustavo guilherme leonardo rodrigo ricardo marcelo mariaeduarda joaopedro anapaula anaclara
  portugues lisboa benfica sportingcp fcporto
  meinpasswort neuespasswort passwortpasswort passwort1 geheim geheimnis geheimgeheim sehrgeheim streng geheimwort
  kennwort meinkennwort neueskennwort zugang willkommen hallo hallohallo hallowelt gutenmorgen gutentag gutenacht
  ichliebedich ichliebdich ichliebe ichhassedich liebe lieben liebling schatz schatzi schatzilein meinschatz
  mausi mausebar hase hasi hasenmaus sonnenschein sonnenblume sommer sommerzeit winterzeit fruhling herbst weihnachten
  geburtstag schmetterling schokolade erdbeere fussball fussballgott deutschland osterreich schweiz hamburg munchen
  koln frankfurt stuttgart fcbayern werderbremen hertha schule schuler lehrer lehrerin universitat worterbuch
  gebardensprache gehorlos taubstumm familie freunde freundschaft freiheit hoffnung gluck rechner benutzer
  gast besucher arbeit buro verwaltung
  jelszo jelszavam jelszojelszo ujjelszo titok titkos titkosjelszo nagyontitkos belepes bejelentkezes felhasznalo
  vendeg proba szia sziasztok udvozlet szeretlek nagyonszeretlek szeretlekteged szeretlekszeretlek szeretet szerelem
  szerelmem kicsim edesem dragam csillag csillagom napsugar napfeny napraforgo pillango viragom virag macska cica
  cicacica kutya kutyus maci macko tigris oroszlan magyar magyarorszag magyarok budapest debrecen balaton ferencvaros
  ferencvarosi ujpest hajrafradi hajramagyarok foci labdarugas csokolade karacsony szuletesnap nyaralas nyar tel tavasz
  osz iskola tanulo tanar egyetem konyvtar szotar jelnyelv siket siketek csalad csaladom baratok baratsag szabadsag
  boldogsag szerencse munka szamitogep
  parool paroolparool minuparool uusparool salajane salasona saladus salajanesona tere teretere teretulemast tervist
  kasutaja kulaline proov proovimine armastus armastan armastansind maarmastansind armas kallis kallike paike paikene
  paikesepaiste paikesekiir liblikas lilleke roosike kiisu kiisuke kassike koerake lumehelbeke suvi talv kevad sugis
  joulud sunnipaev eesti eestimaa eestlane tallinn tartu narva parnu viljandi saaremaa hiiumaa maasikas sokolaad
  jalgpall korvpall kool koolike opilane opetaja ulikool raamatukogu sonaraamat viipekeel kurt kurdid perekond sobrad
  sobrake vabadus lootus onnelik onn tootaja arvuti
  `
    .trim()
    .split(/\s+/),
)

/** Sequences of a keyboard, of the alphabet or of digits; also checked in reverse. */
const keyboardSequences = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
].flatMap((row) => [row, [...row].reverse().join('')])

const repeated = /^(.+?)\1+$/u
const digitsAndMarks = /^[^\p{L}]+|[^\p{L}]+$/gu
/** Digits and marks around a common word that are easy to guess: a date, or a year on both sides. */
const maxSurroundingCharacters = 8
const minRepeatedPartLength = 6

/** The form in which passwords are compared: folded, without spaces. */
export const normalizePassword = (password: string): string => fold(password).replaceAll(' ', '')

/** A normalized password without the digits and marks around it; empty if there is nothing else. */
export const trimNonLetters = (plain: string): string => plain.replace(digitsAndMarks, '')

/**
 * Whether a password is easy to guess: a common one, a sequence of keys, or a repeated part. A password above the maximum
 * length is not examined, because the search for repetitions would take too long.
 * @param isListed whether a normalized password or word is common; checks the list of this file by default
 */
export function isCommonPassword(
  password: string,
  isListed = (text: string) => commonPasswords.has(text),
): boolean {
  if (password.length > passwordLengths.max) return false
  const folded = normalizePassword(password)
  const part = repeated.exec(folded)?.[1]
  if (part !== undefined && part.length < minRepeatedPartLength) return true
  const once = part ?? folded
  const word = trimNonLetters(once)
  return (
    [folded, once].some(isListed) ||
    keyboardSequences.some((row) => row.includes(once)) ||
    (isListed(word) && once.length - word.length <= maxSurroundingCharacters)
  )
}
