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
	var result struct {
		Text string
		Tags []struct {
			Name  string
			Score float64
		}
	}
	err = easel.Call(ctx, "POST", "/v1/img2prompt", JSON{
		"requestId":       RandomID(),
		"imageResourceId": "881420011223344556",
		"mode":            "TAGS",
		"maxTags":         5,
	}, &result)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.Text)
	for _, tag := range result.Tags {
		fmt.Printf("%s: %v\n", tag.Name, tag.Score)
	}
}
