package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	keys := [][2]string{{"key_1", "easel-private-key.pem"}, {"key_2", "easel-private-key-2.pem"}}

	// Both public keys are active, so servers can change over one by one.
	for _, key := range keys {
		easel.KeyID = key[0]
		if easel.Key, err = ReadKey(key[1]); err != nil {
			log.Fatal(err)
		}
		var result struct{ Model struct{ Name string } }
		err = easel.Call(ctx, "GET", "/v1/models/757279507095956705", nil, &result)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%s signs: %s\n", easel.KeyID, result.Model.Name)
	}
}
