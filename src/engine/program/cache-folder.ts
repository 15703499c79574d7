/** The folder of what a publish keeps for the next one: that of the environment variable `SITE_CACHE`, else `.cache`. */
export const cacheFolder = process.env['SITE_CACHE'] || '.cache'
