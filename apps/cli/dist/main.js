export {};
//# sourceMappingURL=main.js.map