/** One of the three kinds of data that Swift stores, each with a server of its own. */
export interface StorageService {
  name: 'account' | 'container' | 'object'
}

export const storageServices: readonly StorageService[] = [
  { name: 'account' },
  { name: 'container' },
  { name: 'object' },
]

interface Place {
  folder: string
  port: number
}

/** Lines of every server: loopback, one process, its own folder, no mounted disk, no log daemon. */
const common = ({ folder, port }: Place) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
log_address = ${folder}/no-log
log_level = ERROR
user = ${userName()}
`

/** Swift changes to a user when it starts. */
const userName = (): string => process.env.USER || (process.getuid?.() === 0 ? 'root' : 'swift')

export const serviceConfig = ({ name }: StorageService, place: Place): string => `${common(place)}
[pipeline:main]
pipeline = healthcheck ${name}-server

[app:${name}-server]
use = egg:swift#${name}

[filter:healthcheck]
use = egg:swift#healthcheck
`

/** The proxy with the S3 interface and one account. */
export const proxyConfig = ({ key, secret, ...place }: Place & { key: string; secret: string }): string => {
  const [project, user] = key.split(':')
  return `${common(place)}
[pipeline:main]
pipeline = catch_errors healthcheck cache listing_formats bulk s3api tempauth slo dlo proxy-server

[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:healthcheck]
use = egg:swift#healthcheck

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1

[filter:listing_formats]
use = egg:swift#listing_formats

[filter:bulk]
use = egg:swift#bulk

[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1

[filter:tempauth]
use = egg:swift#tempauth
user_${project}_${user} = ${secret} .admin

[filter:slo]
use = egg:swift#slo

[filter:dlo]
use = egg:swift#dlo
`
}
