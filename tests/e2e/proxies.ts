import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hangLimitMs } from '../limits.ts'
import { startServer } from '../start-server.ts'

/** Where a proxy listens, and the processes behind it. */
interface Ports {
  https: number
  http: number
  sites: [number, number]
}

interface Proxy {
  program: string
  /** Arguments that run it in the foreground with a configuration file. */
  args: (file: string) => string[]
  /** Its recipe in the folder deploy. */
  recipe: string
  /** Changes the recipe so that it runs on this machine, beside others. */
  adapt: (recipe: string, at: { ports: Ports; folder: string }) => string
}

const modulesOfApache = [
  'mpm_event',
  'authz_core',
  'alias',
  'headers',
  'http2',
  'slotmem_shm',
  'ssl',
  'proxy',
  'proxy_http',
  'proxy_balancer',
  'lbmethod_byrequests',
]

/** The proxies that have a recipe. */
export const proxies = {
  nginx: {
    program: '/usr/sbin/nginx',
    args: (file) => ['-c', file],
    recipe: 'nginx/signbank.conf',
    adapt: (recipe, { ports, folder }) => `
      daemon off; user root; pid ${folder}/pid; error_log stderr;
      events {}
      http {
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
        ${recipe
          .replaceAll(/listen \[::\].*/g, '')
          .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
          .replace('listen 443', `listen 127.0.0.1:${ports.https}`)}
      }`,
  },
  apache: {
    program: '/usr/sbin/apache2',
    args: (file) => ['-D', 'FOREGROUND', '-f', file],
    recipe: 'apache/signbank.conf',
    adapt: (recipe, { ports, folder }) => `
      ServerRoot ${folder}
      ServerName localhost
      PidFile ${folder}/pid
      ErrorLog ${folder}/errors
      Mutex file:${folder}
      User www-data
      Listen 127.0.0.1:${ports.https}
      Listen 127.0.0.1:${ports.http}
      ${modulesOfApache.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      ${recipe.replace('*:80>', `*:${ports.http}>`).replace('*:443>', `*:${ports.https}>`)}`,
  },
  caddy: {
    program: '/usr/bin/caddy',
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    recipe: 'caddy/Caddyfile',
    adapt: (recipe, { ports, folder }) => `
      {
        admin off
        http_port ${ports.http}
        https_port ${ports.https}
        default_bind 127.0.0.1
      }
      ${recipe.replace('signs.example {', `https://localhost {\n tls ${folder}/fullchain.pem ${folder}/privkey.pem`)}`,
  },
} satisfies Record<string, Proxy>

export type ProxyName = keyof typeof proxies

export const hasProxy = (name: ProxyName): boolean => existsSync(proxies[name].program)

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Starts a proxy with its recipe, in front of two processes and with a certificate for `localhost`. */
export async function startProxy(name: ProxyName, ports: Ports): Promise<{ stop(): Promise<void> }> {
  const { program, args, recipe, adapt }: Proxy = proxies[name]
  const folder = mkdtempSync(join(tmpdir(), `signbank-${name}-`))
  makeCertificate(folder)
  const file = join(folder, 'config')
  const text = readFileSync(join('deploy', recipe), 'utf8')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports.sites[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports.sites[1]}`)
    .replaceAll('/etc/ssl/signbank', folder)
    .replaceAll('https://signs.example', `https://localhost:${ports.https}`)
  writeFileSync(file, adapt(text, { ports, folder }))
  const server = await startServer({
    name,
    spawnOnPort: () =>
      spawn(program, args(file), {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: process.env.PATH, HOME: folder },
      }),
    isReady: () => isListening(ports.https),
    timeout: hangLimitMs,
  })
  return {
    async stop() {
      await server.stop('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files], { stdio: 'ignore' })
}
