/** As in tslib. */
exports.__importDefault = module_ => (module_?.__esModule ? module_ : { default: module_ });
