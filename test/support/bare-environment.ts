const { PATH, NODE_COMPILE_CACHE } = process.env;

/**
 * What a process of ours has of the environment of the tests: no setting of this machine, but what Node has made of the modules
 * before, which `npm test` hands on as every start of a checkout does (`tools/launch/launch.mjs`).
 */
export const bareEnvironment: NodeJS.ProcessEnv = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
