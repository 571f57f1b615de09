/** The name of the migrated template database. Tests create their databases from it. */
export const TEMPLATE = 'atrium_template';
