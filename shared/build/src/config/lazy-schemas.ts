import webpack from 'webpack';

/** The module that wraps zod's own functions. */
const WRAPPER = /[\\/]contract[\\/]src[\\/]schema-functions\.ts$/;

/** Replaces the functions of zod by those that build a schema when it is first used. */
export function lazySchemas(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^zod\/mini$/, (resource) => {
    if (!WRAPPER.test(resource.contextInfo.issuer)) resource.request = '@atrium/contract/schema-functions';
  });
}
