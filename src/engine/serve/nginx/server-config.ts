import { iconRequestLimit, iconsPath } from '#engine/model/icons.ts'
import { imagePrefix } from '#engine/model/images/image-url.ts'
import { locales } from '#engine/model/locale/locale.ts'
import { notFoundPlaceholder } from '#engine/model/urls/not-found.ts'
import { redirectStatuses } from '#engine/model/urls/redirects.ts'
import { healthPath, readyPath } from '#engine/model/urls/server-paths.ts'
import { shortLinksPath } from '#engine/model/urls/short-links.ts'
import { keysOf } from '#lib/records.ts'
import { quote, toLiteral } from './config-text.ts'
import type { HeaderVariables } from './response-maps.ts'
import { bytesTree, textTrees } from './trees.ts'

interface ServerOptions {
  /** The folder of the release on the server. */
  root: string
  build: string
  types: string
  headers: HeaderVariables
  /** The addresses of the sets of icons. */
  iconUrls: readonly string[]
  /** Modifiers of which every image has a variant: they tell whether there is such an image. */
  imageMarkers: readonly string[]
  /** True if a page that is asked for with some query leads elsewhere. */
  hasPageRedirects: boolean
}

/** Above all URLs that are not refused as too long. */
const urlLimit = 8 * 1024

/** The first line and each header of a request, at most. */
const lineLimit = '16k'

/**
 * Texts that are sent where there is no file, by the name of its location. These locations have no extension, because nginx would
 * derive the media type from that of the request.
 */
const texts = {
  malformed: [400, 'This is not a valid request'],
  'no-variant': [400, 'There is no such variant of images'],
  'unnamed-icons': [400, 'Name the icons to send: ?icons=a,b'],
  'many-icons': [400, `Request at most ${iconRequestLimit} icons`],
  'wrong-icons': [400, 'Names of icons have a-z, 0-9 and single hyphens'],
  missing: [404, 'Not found'],
  method: [405, 'Method not allowed'],
  slow: [408, 'The request took too long'],
  gone: [410, 'This address was taken down'],
  condition: [412, 'The condition of the request does not hold'],
  long: [414, 'This URL is too long'],
  failure: [500, 'Something went wrong on our side'],
} as const

type TextName = keyof typeof texts

/** The statuses that nginx itself answers with, and what is said to each. */
const ownErrors: readonly (readonly [name: TextName, statuses: readonly number[]])[] = [
  // With what the server on Node cannot tell from other malformed requests: unknown transfer codings and versions of HTTP.
  ['malformed', [400, 413, 421, 494, 495, 496, 497, 501, 505]],
  ['method', [405]],
  ['slow', [408]],
  ['condition', [412]],
  ['long', [414]],
  ['failure', [403, 500, 502, 503, 504]],
]

/** Sends a text instead of a file. */
const say = (name: TextName): string => `rewrite ^ /~/${name} last;`

/** The content of a `server` block but for its port, names and certificates. */
export function toServerConfig(options: ServerOptions): string {
  return [
    toBasics(options),
    toErrors(),
    toRequestChecks(),
    toServerLocations(options),
    toImageLocations(options.imageMarkers),
    toIconLocation(options.iconUrls),
    toFileLocations(options.hasPageRedirects),
    toMissing(),
  ].join('\n')
}

function toBasics({ root, types, headers }: ServerOptions): string {
  return `root ${quote(root)};
${types}default_type "text/plain; charset=utf-8";
charset off;
server_tokens off;
absolute_redirect off;
merge_slashes off;
gzip off;
etag on;
if_modified_since off;
recursive_error_pages on;
large_client_header_buffers 4 ${lineLimit};

# All headers of all answers. A location must not have an add_header of its own: it would have none of these.
add_header Last-Modified "" always;
${headers.map(([name, variable]) => `add_header ${name} $${variable} always;\n`).join('')}`
}

function toErrors(): string {
  const locations = keysOf(texts).map((name) => {
    const [status, message] = texts[name]
    return `location = /~/${name} { internal; return ${status} "${message}\\n"; }\n`
  })
  const pages = ownErrors.map(([name, of]) => `error_page ${of.join(' ')} =${texts[name][0]} /~/${name};\n`)
  return `${locations.join('')}${pages.join('')}
# Redirects and ranges beyond the end have no body.
error_page ${redirectStatuses.join(' ')} @empty;
location @empty { types { } default_type ""; etag off; try_files /empty =500; }
error_page 416 /~/416;
location = /~/416 { internal; types { } default_type ""; etag off; try_files /empty =500; }

error_page 404 @not-found;
error_page 410 @gone;
`
}

function toRequestChecks(): string {
  return `if ($request_method = OPTIONS) { return 204; }
if ($request_method !~ "^(?:GET|HEAD)$") { ${say('method')} }
if ($site_is_long) { ${say('long')} }
${toReturns('site_letters_redirect')}if ($site_is_escaped) { rewrite ^ /~/escaped last; }
location = /~/escaped {
  internal;
  if ($request_uri ~ "^/(?:_|assets/)") { ${say('missing')} }
  return 404;
}
`
}

/** The map that the check of the length needs: of the whole URL, as the handler sees it. */
export const longUrlMap = `map $scheme://$http_host$request_uri $site_is_long {
  default "";
  "~^.{${urlLimit + 1}}" 1;
}
`

function toServerLocations({ build }: ServerOptions): string {
  return `location = ${healthPath} { return 200 "ok\\n"; }
location = ${readyPath} { return 200 "${quote(build).slice(1, -1)}\\n"; }
location ^~ /~/ { internal; }

location ^~ ${shortLinksPath} {
  # A map takes capitals for small letters.
  if ($uri ~ "[A-Z]") { return 404; }
  if ($site_short_link) { return 307 $site_short_link; }
  try_files /~none @missing;
}
`
}

function toImageLocations(markers: readonly string[]): string {
  const images = `/${bytesTree}/images/$site_image_variant$site_image_path`
  const candidates = ['avif', 'webp', 'jpeg', 'png'].map((type) => `${images}.${type}`).join(' ')
  const known = [
    ...markers.map((modifiers) => `/${bytesTree}/images/${modifiers}$site_image_path.webp`),
    `/${textTrees.identity}/images/_$site_image_path.svg`,
  ]
  return `location ^~ ${imagePrefix} {
  if ($site_image_refusal = 404) { ${say('missing')} }
  if ($site_image_refusal = 400) { ${say('no-variant')} }
  try_files /~none @image-$site_range;
}
location @image-whole { max_ranges 0; try_files ${candidates} @drawing; }
location @image-part { max_ranges 1; try_files ${candidates} @drawing; }
location @drawing {
  max_ranges 0;
  try_files /$site_tree/images$site_drawing_path.svg /${bytesTree}/images$site_drawing_path.svg @no-image;
}
location @no-image {
${known.map((path) => `  if (-f "$document_root${path}") { ${say('no-variant')} }\n`).join('')}  ${say('missing')}
}
`
}

function toFileLocations(hasPageRedirects: boolean): string {
  const rules = hasPageRedirects ? toReturns('site_page_redirect') : ''
  const page = '/$site_tree/pages/$site_locale$site_page_path'
  const notFound = `/${textTrees.identity}/pages/$site_locale/~404.html`
  return `# Files have an extension; pages have none.
location ~ "\\.[^/]*$" { max_ranges 0; try_files /$site_tree/files$site_file_path @bytes-$site_range; }
location @bytes-whole { max_ranges 0; try_files /${bytesTree}/files$site_file_path @missing; }
location @bytes-part { max_ranges 1; try_files /${bytesTree}/files$site_file_path @missing; }

location / {
${rules}  max_ranges 0;
  try_files ${page}$site_page.html ${page}$site_last_page.html ${page}.html @missing;
}

location @not-found {
  # Now, because the variable depends on the address, which is that of the page afterwards.
  set $site_filled $site_shown_path;
  max_ranges 0;
  etag off;
  gzip on;
  gzip_min_length 0;
  gzip_proxied any;
  gzip_types *;
  sub_filter ${quote(notFoundPlaceholder)} $site_filled;
  sub_filter_once off;
  sub_filter_types *;
  try_files ${notFound} =500;
}
location @gone { max_ranges 0; try_files /$site_tree/pages/$site_locale/~410.html /~/gone; }
`
}

/** The treatment, as the handler's, of an address that has neither a file nor a page, in the same order. */
function toMissing(): string {
  const isPage = locales.map(
    (locale) => `  if (-f "$document_root/${textTrees.identity}/pages/${locale}$site_bare_path.html") {
    return 308 $site_bare_path$is_args$args;
  }
`,
  )
  return `location @missing {
${isPage.join('')}  if ($site_is_gone) { return 410; }
${toReturns('site_redirect')}  if ($uri ~ "^/(?:_|assets/)") { ${say('missing')} }
  return 404;
}
`
}

/** Answers with the redirects in variables, one for each status. */
function toReturns(name: string): string {
  return redirectStatuses
    .map((status) => `  if ($${name}_${status}) { return ${status} $${name}_${status}; }\n`)
    .join('')
}

/** The sets of icons, which are sent as a whole: nginx cannot pick some. */
function toIconLocation(urls: readonly string[]): string {
  const sets = urls.filter((url) => url.startsWith(iconsPath))
  if (sets.length === 0) return ''
  return `location ~ ${quote(`^(?:${sets.map(toLiteral).join('|')})$`)} {
  if ($site_icons = unnamed) { ${say('unnamed-icons')} }
  if ($site_icons = many) { ${say('many-icons')} }
  if ($site_icons = wrong) { ${say('wrong-icons')} }
  max_ranges 0;
  try_files /$site_tree/files$site_file_path /${bytesTree}/files$site_file_path @missing;
}
`
}
