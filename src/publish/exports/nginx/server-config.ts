import { imagePrefix } from '#model/images/image-url.ts'
import { locales } from '#model/locale/locale.ts'
import { notFoundPlaceholder } from '#model/urls/not-found.ts'
import { healthPath, readyPath } from '#model/urls/server-paths.ts'
import { shortLinksPath } from '#model/urls/short-links.ts'
import { quote } from './config-text.ts'
import { toIconLocation } from './icon-maps.ts'
import { redirectStatuses } from './redirect-maps.ts'
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
}

/** Above all URLs that are not refused as too long. */
const urlLimit = 8 * 1024

/** The first line and each header of a request, at most. */
const lineLimit = '16k'

/** What is said to requests that no file answers, by status, and the statuses of nginx that mean it. */
const messages: readonly (readonly [status: number, of: readonly number[], message: string])[] = [
  [400, [400, 413, 421, 494, 495, 496, 497], 'This request cannot be read'],
  [405, [405], 'Method not allowed'],
  [408, [408], 'The request took too long'],
  [412, [412], 'The condition of the request does not hold'],
  [414, [414], 'This URL is too long'],
  [500, [403, 500, 501, 502, 503, 504, 505], 'Something went wrong on our side'],
]

/** The content of a `server` block but for its port, names and certificates. */
export function toServerConfig(options: ServerOptions): string {
  return [
    toBasics(options),
    toErrors(),
    toRequestChecks(),
    toServerLocations(options),
    toImageLocations(options.imageMarkers),
    toIconLocation(options.iconUrls),
    toFileLocations(),
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
  const texts = messages.map(
    ([status, statuses, message]) => `error_page ${statuses.join(' ')} =${status} /~/${status};
location = /~/${status} { internal; return ${status} "${message}\\n"; }
`,
  )
  return `${texts.join('')}
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
if ($request_method !~ "^(?:GET|HEAD)$") { return 405 "Method not allowed\\n"; }
if ($site_is_long) { return 414 "This URL is too long\\n"; }
if ($site_is_escaped) { rewrite ^ /~/escaped last; }
location = /~/escaped {
  internal;
  if ($request_uri ~ "^/(?:_|assets/)") { return 404 "Not found\\n"; }
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
  if ($site_image_refusal = 404) { return 404 "Not found\\n"; }
  if ($site_image_refusal = 400) { return 400 "There is no such variant of images\\n"; }
  try_files /~none @image-$site_range;
}
location @image-whole { max_ranges 0; try_files ${candidates} @drawing; }
location @image-part { max_ranges 1; try_files ${candidates} @drawing; }
location @drawing {
  max_ranges 0;
  try_files /$site_tree/images$site_drawing_path.svg /${bytesTree}/images$site_drawing_path.svg @no-image;
}
location @no-image {
${known.map((path) => `  if (-f "$document_root${path}") { return 400 "There is no such variant of images\\n"; }\n`).join('')}  return 404 "Not found\\n";
}
`
}

function toFileLocations(): string {
  const page = '/$site_tree/pages/$site_locale$site_page_path'
  const notFound = `/${textTrees.identity}/pages/$site_locale/~404.html`
  return `# Files have an extension; pages have none.
location ~ "\\.[^/]*$" { max_ranges 0; try_files /$site_tree/files$site_file_path @bytes-$site_range; }
location @bytes-whole { max_ranges 0; try_files /${bytesTree}/files$site_file_path @missing; }
location @bytes-part { max_ranges 1; try_files /${bytesTree}/files$site_file_path @missing; }

location / {
  max_ranges 0;
  try_files ${page}$site_page.html ${page}$site_last_page.html ${page}.html @missing;
}

location @not-found {
  max_ranges 0;
  etag off;
  gzip on;
  gzip_min_length 0;
  gzip_proxied any;
  gzip_types *;
  sub_filter ${quote(notFoundPlaceholder)} $site_shown_path;
  sub_filter_once off;
  sub_filter_types *;
  try_files ${notFound} =500;
}
location @gone { max_ranges 0; try_files /$site_tree/pages/$site_locale/~410.html @gone-text; }
location @gone-text { return 410 "This address was taken down\\n"; }
`
}

/** What the handler does with an address that has neither a file nor a page, in the same order. */
function toMissing(): string {
  const isPage = locales.map(
    (locale) => `  if (-f "$document_root/${textTrees.identity}/pages/${locale}$site_bare_path.html") {
    return 308 $site_bare_path$is_args$args;
  }
`,
  )
  const rules = redirectStatuses.map(
    (status) => `  if ($site_redirect_${status}) { return ${status} $site_redirect_${status}; }\n`,
  )
  return `location @missing {
${isPage.join('')}${rules.join('')}  if ($site_is_gone) { return 410; }
  if ($uri ~ "^/(?:_|assets/)") { return 404 "Not found\\n"; }
  return 404;
}
`
}
