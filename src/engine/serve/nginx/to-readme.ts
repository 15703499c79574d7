import { basename, dirname } from 'node:path'

/** The README of an export, in the folder of a release. */
export function toReadme(root: string): string {
  const exports = dirname(dirname(root))
  return `# The site for nginx, release ${basename(root)}

\`http.conf\` belongs into the block \`http\` of nginx, \`server.conf\` into a block \`server\`:

    http {
      include ${exports}/current/http.conf;
      server {
        listen 80;
        include ${exports}/current/server.conf;
      }
    }

Both name this folder, ${root}, so that nginx serves one release as a whole until it reads its configuration again. Check
and switch: \`nginx -t && nginx -s reload\`. Back to an earlier release:

    cd ${exports} && ln -s releases/NAME current.new && mv -T current.new current && nginx -t && nginx -s reload

With TLS, limits and logs: docs/deploy/nginx.md of the project. Do not change files here: the time of each is part of its
entity tag. Copy them with their times (\`rsync -aH\`, \`tar\`).
`
}
